import type { RuleConditions } from '#domain/notifications/notificationRule'
import { monthOf, weekdayOf } from './calendar'
import type { Day } from './day'

/** One firing, or several of one day by the same reason. */
export interface Found {
  ago: number
  reason: string
  times?: number
}

const KM_PER_MILE = 1.609

/** What drivers did (docs/firing.md F5). */
export function behavior(
  days: readonly Day[],
  { toggles, speedConditions }: Pick<RuleConditions, 'toggles' | 'speedConditions'>,
): Found[] {
  const { fixed, road } = speedConditions
  const fixedMph = fixed.unit === 'km/h' ? fixed.speed / KM_PER_MILE : fixed.speed
  const isOver = ([limit, top]: readonly [number, number]) => {
    if (road.unit === 'percent') return top * 100 >= limit * (100 + road.over)
    return top - limit >= (road.unit === 'km/h' ? road.over / KM_PER_MILE : road.over)
  }
  return days.flatMap(({ row, at, ago }) => {
    const counts: [boolean, string, number][] = [
      [toggles.brake, 'brake', row.hardBraking[at] ?? 0],
      [toggles.accel, 'accel', row.hardAcceleration[at] ?? 0],
      [toggles.seatbelt, 'seatbelt', row.seatbelt[at] ?? 0],
      [toggles.fixedSpeed, 'fixedSpeed', (row.fastPasses[at] ?? []).filter((top) => top > fixedMph).length],
      [toggles.roadSpeed, 'roadSpeed', (row.overLimit[at] ?? []).filter(isOver).length],
    ]
    return counts.flatMap(([on, reason, times]) => (on && times > 0 ? [{ ago, reason, times }] : []))
  })
}

/** Masked days (docs/firing.md F7). */
export function masking(days: readonly Day[]): Found[] {
  return days
    .filter(({ row, at }) => (row.maskedMinutes[at] ?? 0) > 0)
    .map(({ ago }) => ({ ago, reason: 'masking' }))
}

/** Days that complete a stretch without a drive (docs/firing.md F8). */
export function idleStretches(days: readonly Day[], length: number): Found[] {
  const found: Found[] = []
  let still: number | null = null
  for (const day of days) {
    if (hasDrive(day)) still = 0
    else if (still !== null) {
      still += 1
      if (still === length) found.push({ ago: day.ago, reason: 'idle' })
    }
  }
  return found
}

/** Days with a drive at a time that the schedule does not allow (docs/firing.md F9). */
export function offHours(days: readonly Day[], schedule: RuleConditions['geofence']): Found[] {
  const { allDay, start, end } = schedule.time
  const forbidden = (minute: number, isStart: boolean) => {
    if (allDay) return false
    if (end < start) return minute > end && minute < start
    return isStart ? minute < start : minute > end
  }
  return days
    .filter((day) => {
      if (!hasDrive(day)) return false
      const [first, last] = [day.row.firstStart[day.at], day.row.lastEnd[day.at]]
      return (
        !schedule.days[weekdayOf(day.number)] ||
        (typeof first === 'number' && forbidden(first, true)) ||
        (typeof last === 'number' && forbidden(last, false))
      )
    })
    .map(({ ago }) => ({ ago, reason: 'offHours' }))
}

/** Days on which a period's sum went over the limit (docs/firing.md F10). */
export function overLimit(days: readonly Day[], limit: RuleConditions['drivingLimit']): Found[] {
  const sums = new Map<number, number>()
  const perMile = limit.unit === 'kilometers' ? KM_PER_MILE : 1
  return days.flatMap((day) => {
    const period = periodOf(day, limit)
    const before = sums.get(period) ?? 0
    // Whole minutes and tenths of a mile, so that a sum that meets the limit does not pass it by rounding.
    const driven = limit.unit === 'hours' ? day.minutes : Math.round(day.miles * 10)
    // A limit has one decimal at most: whole tenths of a mile, and six minutes to the tenth of an hour.
    const tenths = Math.round(limit.number * 10)
    const most = limit.unit === 'hours' ? tenths * 6 : tenths / perMile
    sums.set(period, before + driven)
    return before <= most && before + driven > most ? [{ ago: day.ago, reason: 'drivingLimit' }] : []
  })
}

function periodOf({ number }: Day, { per, startOfWeek }: RuleConditions['drivingLimit']): number {
  if (per === 'day') return number
  if (per === 'month') return monthOf(number)
  let first = number
  while (weekdayOf(first) !== startOfWeek) first -= 1
  return first
}

const hasDrive = ({ row, at }: Day) => row.firstStart[at] !== null && row.firstStart[at] !== undefined
