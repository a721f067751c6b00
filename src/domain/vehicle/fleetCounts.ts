import type { FleetUser } from '#domain/people/user'
import type { Fleet } from './fleet'
import type { Vehicle } from './vehicle'

/** A fleet with its numbers of vehicles and people. */
export interface CountedFleet extends Fleet {
  vehicles: number
  drivers: number
  /** Managers of every role. */
  managers: number
}

/** Whether a fleet has no vehicles and people: only then it may be deleted (docs/rules.md FL-05). */
export function isEmptyFleet({ vehicles, drivers, managers }: CountedFleet): boolean {
  return vehicles + drivers + managers === 0
}

/** Counts the vehicles and people of each fleet. */
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
