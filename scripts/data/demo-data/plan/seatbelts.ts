import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { TripNumber } from '#domain/trips/trip'
import { type DriverName, driverIdOf } from '../fleet/people'

/** Share of the drives with a belt open: of nearly everybody, and of those who forget it. */
const USUAL_SHARE = 0.002
const KNOWN_SHARES: Partial<Record<DriverName, number>> = {
  "Patrick O'Rourke": 0.07,
  'Darnell Whitfield': 0.04,
  'Grace Adeyemi': 0.03,
}
const knownShares = new Map(
  Object.entries(KNOWN_SHARES).map(([name, share]) => [driverIdOf(name as DriverName), share]),
)

/** Whether a belt was open for two minutes and more on a drive. */
export function isBeltOpen(
  vehicleId: string,
  driverId: string,
  daysAgo: number,
  number: TripNumber,
): boolean {
  const random = seededRandom(seedOf(`belts on ${vehicleId} ${daysAgo} ${number}`))
  return random.next() < (knownShares.get(driverId) ?? USUAL_SHARE)
}
