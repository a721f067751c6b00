import type { Report } from './report'

/** What of a vehicle a report asks about. */
export interface ReportableVehicle {
  id: string
  tags: readonly string[]
  /** Of the fleet; a dealer's has a lot instead. */
  fleet?: string | undefined
  lot?: string | undefined
}

/** Of some vehicles those that a report chooses: all, the ones with one of its tags, or chosen one by one (docs/rules.md RP-03). */
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
 * The vehicles that a report is about now: of its fleet or lot those that it chooses (docs/rules.md RP-02,
 * RP-03). Vehicles that were removed are no longer among them.
 */
export function vehiclesOf<Vehicle extends ReportableVehicle>(
  { section, fleet, lot, vehicles: chosen }: Pick<Report, 'section' | 'fleet' | 'lot' | 'vehicles'>,
  vehicles: readonly Vehicle[],
): readonly Vehicle[] {
  const group = section === 'fleet' ? fleet : lot
  const groupOf = ({ fleet: own, lot: place }: Vehicle) => (section === 'fleet' ? own : place)
  return chosenOf(chosen, group === null ? vehicles : vehicles.filter((one) => groupOf(one) === group))
}
