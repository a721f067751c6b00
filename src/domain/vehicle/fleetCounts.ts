import type { FleetUser } from '#domain/people/user'
import type { Fleet } from './fleet'
import type { Vehicle } from './vehicle'

/** A fleet and how much is in it. */
export interface CountedFleet extends Fleet {
  vehicles: number
  drivers: number
  /** Managers of every rank. */
  managers: number
}

/** Whether nothing belongs to a fleet: only then it may be deleted (docs/rules.md FL-05). */
export function isEmptyFleet({ vehicles, drivers, managers }: CountedFleet): boolean {
  return vehicles + drivers + managers === 0
}

/** The fleets with what belongs to each. */
export function countFleets(
  fleets: readonly Fleet[],
  vehicles: readonly Pick<Vehicle, 'fleet'>[],
  users: readonly Pick<FleetUser, 'fleet' | 'role'>[],
): CountedFleet[] {
  return fleets.map((fleet) => {
    const people = users.filter((user) => user.fleet === fleet.name)
    const drivers = people.filter(({ role }) => role === 'driver').length
    return {
      ...fleet,
      vehicles: vehicles.filter((vehicle) => vehicle.fleet === fleet.name).length,
      drivers,
      managers: people.length - drivers,
    }
  })
}
