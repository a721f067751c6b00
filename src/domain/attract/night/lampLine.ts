import type { Region } from '#domain/base/locale'
import { lowTires, psiBelowRecommended, type Wheel } from '#domain/vehicle/lowReadings'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { mainFinding } from '#domain/vehicle/vehicleHealth'

/** What the light finds out about a vehicle: its most severe finding, otherwise what it does. */
export type LampFact =
  | { kind: 'tire'; wheel: Wheel; psi: number }
  /** The finding that a list shows. */
  | { kind: 'finding' }
  | { kind: 'moving'; speedMph: number }
  | { kind: 'charge'; percent: number }
  | { kind: 'parked'; minutes: number }
  | { kind: 'fuel'; percent: number }

/** The higher, the sooner it has to be known. */
export type LampRank = 0 | 1 | 2

/** Longer than this, a vehicle is not said to be parked for hours. */
const LONGEST_STOP_MINUTES = 24 * 60

/**
 * The one fact that is shown about a vehicle; null if it reports nothing.
 * @param parkedMinutes since its last trip; null if unknown
 */
export function lampFact(
  vehicle: Pick<Vehicle, 'details'>,
  region: Region,
  parkedMinutes: number | null,
): LampFact | null {
  const { details } = vehicle
  const finding = mainFinding(vehicle)
  if (finding === 'noData') return null
  const tires = details.tirePressure
  if (finding === 'tire' && tires) {
    const [worst] = lowTires(tires).toSorted(
      (a, b) => psiBelowRecommended(tires, b) - psiBelowRecommended(tires, a),
    )
    return worst ? { kind: 'tire', wheel: worst, psi: tires[worst] } : null
  }
  if (finding !== 'noIssues') return { kind: 'finding' }
  const { speedMph } = details.map[region]
  if (speedMph > 0) return { kind: 'moving', speedMph }
  if (details.ev && details.fuel !== null) return { kind: 'charge', percent: details.fuel }
  if (parkedMinutes !== null && parkedMinutes <= LONGEST_STOP_MINUTES)
    return { kind: 'parked', minutes: parkedMinutes }
  return details.fuel === null ? null : { kind: 'fuel', percent: details.fuel }
}

/** How soon something about a vehicle has to be known: by its health, as its mark on the map. */
export function lampRank({ health }: Pick<Vehicle, 'health'>): LampRank {
  if (health === 'high') return 2
  return health === 'medium' ? 1 : 0
}

/** A vehicle in the light. */
export interface LitVehicle {
  id: string
  rank: LampRank
  /** Distance from the middle of the beam, 0 to 1. */
  off: number
}

/** The vehicles that say their line: the gravest, then those that already do, then those in the middle. */
export function spokenLines(
  lit: readonly LitVehicle[],
  before: readonly string[],
  most: number,
): readonly string[] {
  const isNew = ({ id }: LitVehicle) => Number(!before.includes(id))
  return lit
    .toSorted((a, b) => b.rank - a.rank || isNew(a) - isNew(b) || a.off - b.off || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ id }) => id)
}
