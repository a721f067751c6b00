/**
 * Times of the demo data (docs/decisions.md D19), stored relative to the demo's now and resolved when shown.
 * Pure: now is always an argument, taken once at the start of a visit.
 */

/** A live time: minutes before now. */
export interface MinutesAgo {
  minutesAgo: number
}

/**
 * A calendar time in the account's time zone. `daysAgo` 0 is the working day of now and 1 the one before
 * (the newest full day); future days are negative. `minuteOfDay` is local time, 0 to 1439.
 */
export interface DayTime {
  daysAgo: number
  minuteOfDay: number
}

/** Compares stored times: the newer one first. */
export function newestFirst(a: DayTime, b: DayTime): number {
  return a.daysAgo - b.daysAgo || b.minuteOfDay - a.minuteOfDay
}

/** A day of the Gregorian calendar; `month` 1 is January. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/**
 * Hour at which a working day begins: during the night, the day that is ending is still shown, with the trips
 * of its last hours (docs/decisions.md D19).
 */
export const DAY_BEGINS_HOUR = 5

/** Resolves a live time. */
export function resolveMinutesAgo(now: Date, { minutesAgo }: MinutesAgo): Date {
  return new Date(now.getTime() - minutesAgo * MINUTE_MS)
}

/**
 * Resolves a local day and time in `timeZone`. A time skipped by daylight saving moves one hour later;
 * of a repeated time, the first is returned. The result may be in the future (later today, future
 * days); callers that show past events must filter it.
 */
export function resolveDayTime(now: Date, timeZone: string, { daysAgo, minuteOfDay }: DayTime): Date {
  return timeOn(workingDay(now, timeZone, daysAgo), minuteOfDay, timeZone)
}

/** Noon of the day in a time zone: a time that every format shows as this day. */
export function noonOf(day: CalendarDay, timeZone: string): Date {
  return timeOn(day, 12 * 60, timeZone)
}

function timeOn({ year, month, day }: CalendarDay, minuteOfDay: number, timeZone: string): Date {
  const wall = Date.UTC(year, month - 1, day) + minuteOfDay * MINUTE_MS
  // Tries the offsets before and after any nearby transition and takes the earlier match.
  const before = wall - offsetMs(wall - DAY_MS, timeZone)
  const after = wall - offsetMs(wall + DAY_MS, timeZone)
  const fits = [before, after].sort((a, b) => a - b).find((at) => at + offsetMs(at, timeZone) === wall)
  return new Date(fits ?? before)
}

/** The calendar day `daysAgo` days before now in `timeZone`; negative for future days. */
export function calendarDay(now: Date, timeZone: string, daysAgo: number): CalendarDay {
  const today = wallClock(now.getTime(), timeZone)
  // Every UTC day has 24 hours.
  const there = new Date(Date.UTC(today.year, today.month - 1, today.day - daysAgo))
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() }
}

/**
 * The working day `daysAgo` working days before the current one: until five in the morning that is still the
 * previous calendar day.
 */
export function workingDay(now: Date, timeZone: string, daysAgo: number): CalendarDay {
  return calendarDay(now, timeZone, daysAgo + nightDays(now, timeZone))
}

/**
 * How many working days a calendar day lies before the current one; negative for future days. The inverse of
 * `workingDay`.
 */
export function daysBeforeNow(now: Date, timeZone: string, { year, month, day }: CalendarDay): number {
  const today = workingDay(now, timeZone, 0)
  return (Date.UTC(today.year, today.month - 1, today.day) - Date.UTC(year, month - 1, day)) / DAY_MS
}

/** The current time as a stored day and time. */
export function dayTimeOf(now: Date, timeZone: string): DayTime {
  return { daysAgo: 0 - nightDays(now, timeZone), minuteOfDay: minuteOfDay(now, timeZone) }
}

/** Days by which the calendar is ahead of the working day: one from midnight to five, otherwise none. */
function nightDays(now: Date, timeZone: string): 0 | 1 {
  return minuteOfDay(now, timeZone) < DAY_BEGINS_HOUR * 60 ? 1 : 0
}

/** Minutes since local midnight in `timeZone`, 0 to 1439. */
export function minuteOfDay(now: Date, timeZone: string): number {
  const { hour, minute } = wallClock(now.getTime(), timeZone)
  return hour * 60 + minute
}

interface WallClock extends CalendarDay {
  hour: number
  minute: number
  second: number
}

function wallClock(at: number, timeZone: string): WallClock {
  const wall = new Date(at + offsetMs(at, timeZone))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  }
}

/** UTC offsets by time zone and UTC day; null for a day with a clock change. */
const dayOffsets = new Map<string, Map<number, number | null>>()

/**
 * The UTC offset of `timeZone` at a given time, in milliseconds. Cached by day, because lists ask for it in
 * every row.
 */
function offsetMs(at: number, timeZone: string): number {
  const ofZone = dayOffsets.get(timeZone) ?? new Map<number, number | null>()
  dayOffsets.set(timeZone, ofZone)
  const day = Math.floor(at / DAY_MS)
  let known = ofZone.get(day)
  if (known === undefined) {
    const first = askedOffsetMs(day * DAY_MS, timeZone)
    known = first === askedOffsetMs((day + 1) * DAY_MS, timeZone) ? first : null
    ofZone.set(day, known)
  }
  return known ?? askedOffsetMs(at, timeZone)
}

function askedOffsetMs(at: number, timeZone: string): number {
  const parts = new Map(
    partsFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(at / 1000) * 1000
}

/** Creating a format costs a hundred times more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function partsFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
