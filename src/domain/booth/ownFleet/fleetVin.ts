import { VIN_LENGTH, vinYearsOf } from '#domain/vehicle/vin'
import { decodeVin, type VinKind } from '#domain/vehicle/vinDecode'

/** What a VIN of a company's fleet tells; null for what it does not. */
export interface FleetVinFacts {
  make: string | null
  modelYear: number | null
  kind: VinKind | null
  /** Set for makers that build only electric vehicles. */
  electric: boolean
}

/**
 * World manufacturer identifiers of vans, trucks and electric makes common in fleets, in addition to the
 * light vehicles of `decodeVin` (ISO 3780, as filed with NHTSA under 49 CFR 565.16, public in vPIC).
 */
const FLEET_MAKERS: readonly (readonly [make: string, kind: VinKind, codes: string])[] = [
  ['Dodge', 'car', '2C3'],
  ['Dodge', 'multipurpose', '1C4 2C4 3C4'],
  ['Ford', 'truck', '1FD 3FR 1FC'],
  ['Freightliner', 'truck', '1FU 1FV 3AK 3AL 4UZ'],
  ['Hino', 'truck', '5PV JHH 2AY'],
  ['International', 'truck', '1HS 1HT 2HS 3HS 3HA'],
  ['Isuzu', 'truck', '54D JAL 4KL'],
  ['Jeep', 'multipurpose', '1J4 1J8'],
  ['Kenworth', 'truck', '1XK 2XK 3WK 1NK'],
  ['Mack', 'truck', '1M1 1M2 1M3'],
  ['Mercedes-Benz', 'truck', 'WD3 W1Y WD4 WDY'],
  ['Mitsubishi Fuso', 'truck', 'JL6'],
  ['Peterbilt', 'truck', '1XP 2NP 1NP 3BP'],
  ['Ram', 'truck', '3C7 1D7 3D7 ZFB'],
  ['Rivian', 'truck', '7FC 7PD'],
  ['Tesla', 'car', 'LRW'],
  ['Volvo', 'truck', '4V4 4V1'],
]

const MAKER_BY_CODE = new Map(
  FLEET_MAKERS.flatMap(([make, kind, codes]) =>
    codes.split(' ').map((code) => [code, { make, kind }] as const),
  ),
)

/** Makers that build only electric vehicles. */
const ELECTRIC_MAKES: readonly string[] = ['Tesla', 'Rivian']

/**
 * Make, type, model year and drive of a normalized VIN, as far as it tells. The letter that separates the two
 * cycles of the year code is not required for heavy trucks (49 CFR 565.15(d)); theirs is the newer year that
 * is not after `latestYear`.
 */
export function decodeFleetVin(vin: string, latestYear: number): FleetVinFacts {
  const light = decodeVin(vin, latestYear)
  if (light.make !== null) return { ...light, electric: ELECTRIC_MAKES.includes(light.make) }
  const [early, late] = (vin.length === VIN_LENGTH && vinYearsOf(vin)) || []
  const modelYear = [late, early].find((year) => year !== undefined && year <= latestYear) ?? null
  const maker = MAKER_BY_CODE.get(vin.slice(0, 3))
  return maker
    ? { ...maker, modelYear, electric: ELECTRIC_MAKES.includes(maker.make) }
    : { make: null, modelYear: null, kind: null, electric: false }
}
