import type { SeededRandom } from '#domain/base/seededRandom'
import type { TirePressure, VehicleDetails } from '#domain/vehicle/vehicle'
import { type ModelSpec, rangeMi } from './models'
import type { RosterEntry } from './roster'

/** Front and rear (docs/rules.md FV-24). */
export const RECOMMENDED_PSI = 35

/** What a vehicle sends about itself; all null for one that does not report. */
export type Readings = Pick<
  VehicleDetails,
  'fuel' | 'rangeMi' | 'oilLife' | 'fuelEconomyMpg' | 'brakePad' | 'engineFilter' | 'tirePressure'
>

export const NO_READINGS: Readings = {
  fuel: null,
  rangeMi: null,
  oilLife: null,
  fuelEconomyMpg: null,
  brakePad: null,
  engineFilter: null,
  tirePressure: null,
}

/** Readings with exactly the fault that the roster names, and fuel as dealt. */
export function makeReadings(
  random: SeededRandom,
  model: ModelSpec,
  { fault, known = {} }: RosterEntry,
  fuel: number,
): Readings {
  const [lowMpg, highMpg] = model.economyMpg
  const fuelEconomyMpg =
    known.fuelEconomyMpg ?? random.int(Math.ceil(lowMpg * 10), Math.floor(highMpg * 10)) / 10
  const oilLife = known.oilLife ?? (fault === 'lowOil' ? random.int(3, 10) : random.int(18, 96))
  const engineFilter = random.int(22, 94)
  return {
    fuel,
    // The dashboard's guess is a few percent off what the arithmetic says.
    rangeMi: Math.round((rangeMi(model, fuel, fuelEconomyMpg) * random.int(97, 103)) / 100),
    oilLife: model.ev ? null : oilLife,
    fuelEconomyMpg,
    brakePad: known.brakePad ?? {
      front: fault === 'wornBrakes' ? random.int(14, 24) : random.int(34, 92),
      rear: random.int(40, 95),
    },
    engineFilter: model.ev ? null : engineFilter,
    tirePressure: tiresWith(random, fault, known.frontLeftPsi),
  }
}

/** Sound tires, and one of the wheels for a fault. */
export function makeTires(random: SeededRandom) {
  const tires: TirePressure = {
    frontLeft: random.int(33, 37),
    frontRight: random.int(33, 37),
    rearLeft: random.int(33, 37),
    rearRight: random.int(33, 37),
    recommendedFront: RECOMMENDED_PSI,
    recommendedRear: RECOMMENDED_PSI,
  }
  return { tires, wheel: random.pick(['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const) }
}

function tiresWith(
  random: SeededRandom,
  fault: RosterEntry['fault'],
  frontLeftPsi: number | undefined,
): TirePressure {
  const { tires, wheel } = makeTires(random)
  if (frontLeftPsi !== undefined) return { ...tires, frontLeft: frontLeftPsi }
  if (fault === 'lowTire') tires[wheel] = random.int(28, 32)
  if (fault === 'flatTire') tires[wheel] = random.int(18, 26)
  return tires
}

/**
 * How many reporting vehicles have a level in each tenth of the scale, emptiest first: 37, as many
 * as report. Most are half full and more, as in a fleet that is looked after.
 */
const LEVELS_PER_TENTH = [1, 2, 3, 4, 5, 5, 5, 5, 4, 3]

/**
 * One fuel level for each vehicle that reports, in any order; `known` ones take their place in
 * their tenth and are not dealt again. None is a multiple of ten, where charts may disagree which
 * bucket it belongs to. Throws when a tenth has more known levels than places.
 */
export function distributeFuel(random: SeededRandom, known: readonly number[]): number[] {
  const levels = LEVELS_PER_TENTH.flatMap((places, tenth) => {
    const taken = known.filter((level) => Math.floor(level / 10) === tenth).length
    if (taken > places) throw new RangeError(`More than ${places} known fuel levels from ${tenth * 10}`)
    return Array.from({ length: places - taken }, () => tenth * 10 + random.int(1, 9))
  })
  return random.shuffle(levels)
}
