import type { SeededRandom } from '#domain/base/seededRandom'
import { vinYearCode, withCheckDigit } from '#domain/vehicle/vin'
import { fitsYear, type ModelSpec } from '../plan/models'

/**
 * A VIN with a right check digit and a serial number over 900000, more than a plant builds of a
 * model in a year: no vehicle on the road has it.
 */
export function makeVin(random: SeededRandom, model: ModelSpec, modelYear: number): string {
  const { prefix, plant } = random.pick(model.vins.filter((pattern) => fitsYear(pattern, modelYear)))
  return withCheckDigit(`${prefix}0${vinYearCode(modelYear)}${plant}${random.int(900_001, 999_999)}`)
}
