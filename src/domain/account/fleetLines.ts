import type { FleetUser } from '#domain/people/user'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { type BilledLine, isBilledAsConnected } from './estimate'

/** Days since in-vehicle coaching began. */
const COACHING_DAYS = 150

interface BilledFleet {
  vehicles: readonly Vehicle[]
  users: readonly FleetUser[]
}

/**
 * Lines of a fleet's past invoice: the vehicles that were connected on that day, and those whose drivers were
 * coached. A future invoice uses today's vehicles (docs/rules.md IN-00).
 */
export function fleetLines({ vehicles, users }: BilledFleet, daysAgo: number): BilledLine[] {
  const then = vehicles.filter(({ addedDaysAgo }) => addedDaysAgo >= daysAgo)
  const coached = new Set(users.flatMap(({ id, coaching }) => (coaching === 'enrolled' ? id : [])))
  const lines: BilledLine[] = [{ item: 'connected', vehicles: then.filter(isBilledAsConnected).length }]
  if (daysAgo < COACHING_DAYS)
    lines.push({ item: 'coaching', vehicles: then.filter((one) => coached.has(one.driverId ?? '')).length })
  return lines
}
