import { minuteOfDay } from '#domain/base/demoTime'
import type { Region } from '#domain/base/locale'
import { type OpeningHours, WEEKDAYS, type Weekday } from './place'

export type OpenState =
  | { kind: 'always' }
  | { kind: 'open'; closes: number }
  /** Opens later today. */
  | { kind: 'later'; opens: number }
  /** Closed for the rest of the day. */
  | { kind: 'closed' }

const DAY_NAMES = new Map<string, Weekday>(
  WEEKDAYS.map((day) => [day.slice(0, 3), day] satisfies [string, Weekday]),
)

/**
 * Whether a place is open at a given time by its local clock. Hours that end before they begin span midnight
 * and belong to the day on which they begin.
 * @returns times in minutes of the day
 */
export function openState(hours: OpeningHours, now: Date, timeZone: string): OpenState {
  if (hours === null) return { kind: 'always' }
  const minute = minuteOfDay(now, timeZone)
  const today = weekdayOf(now, timeZone)
  const { opens, closes, closedOn } = hours
  const overnight = closes <= opens
  const worksToday = !closedOn.includes(today)
  if (overnight && minute < closes && !closedOn.includes(dayBefore(today))) return { kind: 'open', closes }
  if (!worksToday) return { kind: 'closed' }
  if (minute < opens) return { kind: 'later', opens }
  return overnight || minute < closes ? { kind: 'open', closes } : { kind: 'closed' }
}

/** The weekday in `timeZone`. */
export function weekdayOf(now: Date, timeZone: string): Weekday {
  const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone }).format(now).toLowerCase()
  return DAY_NAMES.get(short) ?? 'monday'
}

function dayBefore(day: Weekday): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + WEEKDAYS.length - 1) % WEEKDAYS.length] ?? day
}

/** Time zone of a region's places and streets. */
export const REGION_TIME_ZONES: Record<Region, string> = {
  us: 'America/Chicago',
  ca: 'America/Toronto',
  mx: 'America/Monterrey',
}

/** Whether a clock in `timeZone` shows the time of a region's places. */
export function isRegionTime(timeZone: string, region: Region, now: Date): boolean {
  return minuteOfDay(now, timeZone) === minuteOfDay(now, REGION_TIME_ZONES[region])
}
