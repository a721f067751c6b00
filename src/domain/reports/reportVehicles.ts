import type { Report } from './report'

/** The fields of a vehicle that reports select by. */
export interface ReportableVehicle {
  id: string
  tags: readonly string[]
  /** Of a fleet vehicle; a dealer's has a lot instead. */
  fleet?: string | undefined
  lot?: string | undefined
}

/** The vehicles that a report selects: all, the ones with a tag, or individually chosen ones (docs/rules.md RP-03). */
export function chosenOf<Vehicle extends { id: string; tags: readonly string[] }>(
  chosen: Report['vehicles'],
  vehicles: readonly Vehicle[],
): readonly Vehicle[] {
  if (chosen.by === 'all') return vehicles
  const tags = new Set<string>(chosen.by === 'tags' ? chosen.tags : [])
  const ids = new Set(chosen.by === 'manual' ? chosen.vehicleIds : [])
  return vehicles.filter((vehicle) => ids.has(vehicle.id) || vehicle.tags.some((tag) => tags.has(tag)))
}

/**
 * The current vehicles of a report: those of its fleet or lot that it selects (docs/rules.md RP-02, RP-03),
 * without removed ones.
 */
export function vehiclesOf<Vehicle extends ReportableVehicle>(
  { section, fleet, lot, vehicles: chosen }: Pick<Report, 'section' | 'fleet' | 'lot' | 'vehicles'>,
  vehicles: readonly Vehicle[],
): readonly Vehicle[] {
  const group = section === 'fleet' ? fleet : lot
  const groupOf = ({ fleet: own, lot: place }: Vehicle) => (section === 'fleet' ? own : place)
  return chosenOf(chosen, group === null ? vehicles : vehicles.filter((one) => groupOf(one) === group))
}
