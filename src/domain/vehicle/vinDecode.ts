import type { BodyStyle, VehicleTag } from './vehicle'
import { VIN_LENGTH, vinYearsOf } from './vin'

/** What a VIN tells about a vehicle; null for what it does not. */
export interface VinFacts {
  make: string | null
  modelYear: number | null
  kind: VinKind | null
}

/** The vehicle type in a maker's code. */
export type VinKind = 'car' | 'multipurpose' | 'truck'

/** Drawing and tag of a vehicle of which only the type is known. */
export const APPEARANCE_BY_KIND: Record<VinKind, { body: BodyStyle; tag: VehicleTag }> = {
  car: { body: 'sedan', tag: 'Car' },
  multipurpose: { body: 'suv', tag: 'SUV' },
  truck: { body: 'pickup', tag: 'Truck' },
}

/**
 * World manufacturer identifiers (ISO 3780, assigned by SAE International) of light vehicles that are common
 * in North America, as the makers file them with NHTSA (49 CFR 565.16, public in vPIC). Codes that several
 * makes share are left out, because the make would be uncertain.
 */
const MANUFACTURERS: readonly (readonly [make: string, kind: VinKind, codes: string])[] = [
  ['Buick', 'multipurpose', '5GA KL4 LRB'],
  ['Cadillac', 'car', '1G6'],
  ['Cadillac', 'multipurpose', '1GY'],
  ['Chevrolet', 'car', '1G1 2G1 3G1 KL8'],
  ['Chevrolet', 'multipurpose', '1GN 2GN 3GN KL7'],
  ['Chevrolet', 'truck', '1GC 2GC 3GC'],
  ['Ford', 'car', '1FA 3FA'],
  ['Ford', 'multipurpose', '1FM 2FM 3FM'],
  ['Ford', 'truck', '1FT 3FT NM0'],
  ['GMC', 'multipurpose', '1GK 2GK 3GK'],
  ['GMC', 'truck', '1GT 2GT 3GT'],
  ['Honda', 'car', '1HG 2HG 19X JHM'],
  ['Honda', 'multipurpose', '2HK 5FN 5J6 7FA'],
  ['Hyundai', 'car', '5NP KMH'],
  ['Hyundai', 'multipurpose', '5NM KM8'],
  ['Kia', 'car', '5XX 3KP KNA'],
  ['Kia', 'multipurpose', 'KND'],
  ['Mazda', 'car', 'JM1 3MZ'],
  ['Mazda', 'multipurpose', 'JM3 7MM'],
  ['Nissan', 'car', '1N4 3N1'],
  ['Nissan', 'multipurpose', '5N1 JN8'],
  ['Nissan', 'truck', '1N6 3N6'],
  ['Ram', 'truck', '1C6 3C6'],
  ['Subaru', 'car', '4S3 JF1'],
  ['Subaru', 'multipurpose', '4S4 JF2'],
  ['Tesla', 'car', '5YJ'],
  ['Tesla', 'multipurpose', '7SA'],
  ['Toyota', 'car', '4T1 2T1 5YF JTD JTN'],
  ['Toyota', 'multipurpose', '2T3 5TD JTM JTE'],
  ['Toyota', 'truck', '3TM 3TY 5TF'],
  ['Volkswagen', 'car', '1VW 3VW WVW'],
  ['Volkswagen', 'multipurpose', '1V2 3VV WVG'],
]

const MANUFACTURER_BY_CODE = new Map(
  MANUFACTURERS.flatMap(([make, kind, codes]) =>
    codes.split(' ').map((code) => [code, { make, kind }] as const),
  ),
)

/**
 * Make, type and model year of a normalized VIN. The year code repeats every 30 years; in light vehicles a
 * letter in the seventh position means 2010 or later (49 CFR 565.15(d)(1), table VII). A year after
 * `latestYear`, the newest that is sold now, gives null.
 */
export function decodeVin(vin: string, latestYear: number): VinFacts {
  const manufacturer = vin.length === VIN_LENGTH ? MANUFACTURER_BY_CODE.get(vin.slice(0, 3)) : undefined
  if (!manufacturer) return { make: null, modelYear: null, kind: null }
  const [early, late] = vinYearsOf(vin) ?? []
  const year = /\d/.test(vin.charAt(6)) ? early : late
  return { ...manufacturer, modelYear: year !== undefined && year <= latestYear ? year : null }
}
