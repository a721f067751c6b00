import { TRIP_DAYS } from '#domain/trips/trip'
import type { RuleDraft } from '../../ruleDraft'
import type { RULE_TYPES } from '../../ruleType'
import { watchedVehicles } from '../../watchedVehicles'
import type { TripCrossings } from '../fence/tripCrossings'
import type { Firings } from '../firing'
import type { FiringFacts } from './firingFacts'
import { type Schedule, scheduleHolds } from './schedule'
import { Tally } from './tally'

export type GeofenceDraft = Extract<RuleDraft, { type: typeof RULE_TYPES.geofence }>

const MINUTES_A_DAY = 24 * 60

/**
 * How often a geofence rule would have fired in the days that have paths (docs/firing.md F6). Null while a
 * required crossing time is not known yet: see `needsMinutes`.
 */
export function countCrossings(
  rule: GeofenceDraft,
  { vehicles, calendar }: Pick<FiringFacts, 'vehicles' | 'calendar'>,
  trips: readonly TripCrossings[],
): Firings | null {
  const tally = new Tally(TRIP_DAYS)
  const { trigger } = rule.geofence
  const byVehicle = new Map<string, TripCrossings[]>()
  for (const trip of trips) {
    const { vehicleId } = trip.track
    byVehicle.set(vehicleId, [...(byVehicle.get(vehicleId) ?? []), trip])
  }
  for (const { id } of watchedVehicles(rule, vehicles)) {
    const crossed = byVehicle.get(id) ?? []
    if (crossed.some((trip) => trip.minutes === null && needsMinutes(trip, rule.geofence))) return null
    tally.count(id, (fire) => {
      for (const { from, crossings, minutes } of crossed) {
        crossings.forEach(({ direction }, index) => {
          const { at, minuteOfDay } = placeInDays(minutes?.[index] ?? from)
          if (trigger[direction] && scheduleHolds(rule.geofence, calendar.weekdayAt, at, minuteOfDay))
            fire(direction, at)
        })
      }
    })
  }
  return tally.firings()
}

/**
 * Whether the exact times of a trip's crossings matter: not for a trip within one day that does not span an
 * hour at which the schedule begins or ends.
 */
export function needsMinutes({ from, to }: Pick<TripCrossings, 'from' | 'to'>, { time }: Schedule): boolean {
  const [first, last] = [placeInDays(from), placeInDays(to)]
  if (first.at !== last.at) return true
  const isWithin = (minute: number) => minute >= first.minuteOfDay && minute <= last.minuteOfDay
  return !time.allDay && (isWithin(time.start) || isWithin(time.end))
}

/** Entry and minute of the day, from a minute counted from today's midnight. */
function placeInDays(minute: number): { at: number; minuteOfDay: number } {
  const day = Math.floor(minute / MINUTES_A_DAY)
  return { at: -day - 1, minuteOfDay: minute - day * MINUTES_A_DAY }
}
