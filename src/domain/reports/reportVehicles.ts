import type { Report } from './report'

/** What of a vehicle a report asks about. */
export interface ReportableVehicle {
  id: string
  tags: readonly string[]
  /** Of the fleet; a dealer's has a lot instead. */
  fleet?: string | undefined
  lot?: string | undefined
}

/**
 * The vehicles that a report is about now: of its fleet or lot, and of those all, the ones with one of its
 * tags, or the ones chosen one by one (docs/rules.md RP-02, RP-03). Vehicles that were removed are no longer among them.
 */
export function vehiclesOf<Vehicle extends ReportableVehicle>(
  { section, fleet, lot, vehicles: chosen }: Pick<Report, 'section' | 'fleet' | 'lot' | 'vehicles'>,
  vehicles: readonly Vehicle[],
): Vehicle[] {
  const group = section === 'fleet' ? fleet : lot
  const tags = new Set<string>(chosen.by === 'tags' ? chosen.tags : [])
  const ids = new Set(chosen.by === 'manual' ? chosen.vehicleIds : [])
  return vehicles.filter((vehicle) => {
    const of = section === 'fleet' ? vehicle.fleet : vehicle.lot
    if (group !== null && of !== group) return false
    if (chosen.by === 'all') return true
    return chosen.by === 'manual' ? ids.has(vehicle.id) : vehicle.tags.some((tag) => tags.has(tag))
  })
}
