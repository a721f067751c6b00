import type { Vehicle } from '#domain/vehicle/vehicle'
import { driverIdOf } from '../fleet/people'
import { sendsReadings } from './health'
import { stands } from './workingWeeks'

/**
 * Pool vehicles and who drives them: Nikolai Petrov, between two vehicles of his own, and Fatima
 * Haddad until hers is set up. By label; the days are daysAgo, both ends included, and whole runs of seven
 * (docs/decisions.md D43).
 */
const POOL: readonly { label: string; driverId: string; from: number; to: number }[] = [
  { label: 'Unit 071', driverId: driverIdOf('Nikolai Petrov'), from: 15, to: 120 },
  { label: 'Pool Car 6', driverId: driverIdOf('Nikolai Petrov'), from: 1, to: 14 },
  { label: 'Unit 079', driverId: driverIdOf('Fatima Haddad'), from: 1, to: 120 },
]

/**
 * Who drove a vehicle on a day; 0 is today. Null for one that stood: it is free, sends nothing, waits
 * for its first ignition, or had a day without work.
 */
export function driverOn(
  vehicle: Pick<Vehicle, 'label' | 'status' | 'driverId'>,
  daysAgo: number,
): string | null {
  if (!sendsReadings(vehicle.status) || vehicle.status === 'waitingForIgnition') return null
  if (stands(vehicle.label, daysAgo)) return null
  if (vehicle.driverId !== null) return vehicle.driverId
  const plan = POOL.find(({ label, from, to }) => label === vehicle.label && from <= daysAgo && daysAgo <= to)
  return plan?.driverId ?? null
}
