import { WEEKDAYS } from '#domain/places/place'
import type { RuleConditions } from '../../notificationRule'

export type Schedule = Pick<RuleConditions['geofence'], 'days' | 'time'>

/** Whether each weekday is chosen, Monday first. */
export const weekdaysOf = ({ days }: Pick<Schedule, 'days'>): boolean[] => WEEKDAYS.map((day) => days[day])

/** Whether the hours span midnight: an end before the start is on the next day. */
export const isOvernight = ({ start, end }: Schedule['time']): boolean => end < start

/**
 * Whether a schedule applies at a minute of a day (docs/firing.md F6). Time after midnight belongs to the day
 * on which the schedule began.
 * @param weekdayAt weekday of an entry of a daily list, Monday 0
 * @param at entry of the day, 0 is yesterday
 */
export function scheduleHolds(
  schedule: Schedule,
  weekdayAt: (at: number) => number,
  at: number,
  minuteOfDay: number,
): boolean {
  const weekdays = weekdaysOf(schedule)
  const { time } = schedule
  if (time.allDay) return weekdays[weekdayAt(at)] ?? false
  if (!isOvernight(time)) {
    return (weekdays[weekdayAt(at)] ?? false) && minuteOfDay >= time.start && minuteOfDay <= time.end
  }
  if (minuteOfDay >= time.start) return weekdays[weekdayAt(at)] ?? false
  return minuteOfDay <= time.end && (weekdays[weekdayAt(at + 1)] ?? false)
}
