import { TRIP_DAYS } from '../../../trips/trip'
import type { RuleDraft } from '../../ruleDraft'
import type { RULE_TYPES } from '../../ruleType'
import type { FiringFacts } from '../counting/firingFacts'
import { scheduleHolds } from '../counting/schedule'
import { Tally } from '../counting/tally'
import { watchedVehicles } from '../counting/watchedVehicles'
import type { Firings } from '../firing'
import type { FenceCrossing } from './crossings'

export type GeofenceDraft = Extract<RuleDraft, { type: typeof RULE_TYPES.geofence }>

/** How often a geofence rule would have fired in the days that have paths (docs/firing.md F6). */
export function countCrossings(
  rule: GeofenceDraft,
  { vehicles, calendar }: Pick<FiringFacts, 'vehicles' | 'calendar'>,
  crossings: ReadonlyMap<string, readonly FenceCrossing[]>,
): Firings {
  const tally = new Tally(TRIP_DAYS)
  const { trigger } = rule.geofence
  for (const { id } of watchedVehicles(rule, vehicles)) {
    tally.count(id, (fire) => {
      for (const { at, minuteOfDay, direction } of crossings.get(id) ?? []) {
        if (trigger[direction] && scheduleHolds(rule.geofence, calendar.weekdayAt, at, minuteOfDay))
          fire(direction, at)
      }
    })
  }
  return tally.firings()
}
