import { type DateFormatSetting, type HourCycleSetting, hourCycleIn } from '#domain/account/userSettings'
import {
  calendarDay,
  type DayTime,
  dayTimeOf,
  type MinutesAgo,
  resolveDayTime,
  resolveMinutesAgo,
} from '#domain/base/demoTime'
import type { Locale } from '#domain/base/locale'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'

export interface DateFormats {
  /** IANA name of the current time zone. */
  timeZone: string
  /** Resolves a time of the data against the demo's now. */
  at: (time: MinutesAgo | DayTime) => Date
  /** The current time in the format of the data: the timestamp of what a visitor creates (docs/decisions.md D36). */
  stamp: () => DayTime
  /** A day by its number of days before the demo's today (negative: future), formatted as `date`. */
  daysAgo: (days: number) => string
  /** "Nov 21, 2026", or by the date setting 11/21/2026, 21/11/2026, 2026-11-21. */
  date: (at: Date) => string
  /** The date without its year. */
  shortDate: (at: Date) => string
  /** "3:05 PM" or "15:05". */
  time: (at: Date) => string
  /** An hour of the day, 0 to 23, by the hour cycle: "3 PM", "15", "15 h". */
  hour: (hour: number) => string
  /** Month, day, hour, minute, and am or pm with a 12-hour clock (docs/decisions.md Q25, D32). */
  dateTime: (at: Date) => string
  weekday: (at: Date, width?: 'long' | 'short' | 'narrow') => string
  /** "5 minutes ago", "yesterday", "in 3 days"; more than a week away the date. */
  relative: (at: Date) => string
}

export interface DateOptions {
  locale: Locale
  timeZone: string
  hourCycle: HourCycleSetting
  dateFormat: DateFormatSetting
  now: Date
}

type NumericFormat = Exclude<DateFormatSetting, 'auto'>
type NumericDate = Record<'year' | 'month' | 'day', string>

const NUMERIC_DATES: Record<NumericFormat, (date: NumericDate) => string> = {
  mdy: ({ year, month, day }) => `${month}/${day}/${year}`,
  dmy: ({ year, month, day }) => `${day}/${month}/${year}`,
  ymd: ({ year, month, day }) => `${year}-${month}-${day}`,
}
const NUMERIC_SHORT_DATES: Record<NumericFormat, (date: NumericDate) => string> = {
  mdy: ({ month, day }) => `${month}/${day}`,
  dmy: ({ month, day }) => `${day}/${month}`,
  ymd: ({ month, day }) => `${month}-${day}`,
}

const MINUTE_MS = 60_000
const NOON = 12 * 60
/** Up to a week away, the distance is more useful than the date. */
const RELATIVE_DAYS = 7

/** Dates and times in the account's time zone, hour cycle and date format. */
export function makeDates({ locale, timeZone: zone, hourCycle, dateFormat, now }: DateOptions): DateFormats {
  const timeZone = isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE
  const clock = hourCycleIn(hourCycle, locale)
  const written = (options: Intl.DateTimeFormatOptions) => (at: Date) =>
    formatter(locale, { ...options, timeZone }).format(at)
  const hours = { hour: 'numeric', minute: '2-digit', hourCycle: clock } as const
  const time = written(hours)
  const named = {
    date: written({ year: 'numeric', month: 'short', day: 'numeric' }),
    shortDate: written({ month: 'short', day: 'numeric' }),
    dateTime: written({ month: 'short', day: 'numeric', ...hours }),
  }
  const resolve = (at: MinutesAgo | DayTime) =>
    'minutesAgo' in at ? resolveMinutesAgo(now, at) : resolveDayTime(now, timeZone, at)
  const ordered = dateFormat === 'auto' ? named : numeric(dateFormat, timeZone, time)
  return {
    timeZone,
    at: resolve,
    stamp: () => dayTimeOf(now, timeZone),
    // Noon exists on every day, even if the clock changes at midnight.
    daysAgo: (days) => ordered.date(resolve({ daysAgo: days, minuteOfDay: NOON })),
    ...ordered,
    time,
    hour: (hour) =>
      formatter(locale, { hour: 'numeric', hourCycle: clock, timeZone: 'UTC' }).format(
        Date.UTC(2000, 0, 1, hour),
      ),
    weekday: (at, width = 'long') => written({ weekday: width })(at),
    relative: (at) => relative(locale, timeZone, now, at) ?? ordered.date(at),
  }
}

function numeric(
  format: NumericFormat,
  timeZone: string,
  time: (at: Date) => string,
): Pick<DateFormats, 'date' | 'shortDate' | 'dateTime'> {
  const parts = (at: Date): NumericDate => {
    const { year, month, day } = calendarDay(at, timeZone, 0)
    return { year: String(year), month: twoDigits(month), day: twoDigits(day) }
  }
  const shortDate = (at: Date) => NUMERIC_SHORT_DATES[format](parts(at))
  return {
    date: (at) => NUMERIC_DATES[format](parts(at)),
    shortDate,
    dateTime: (at) => `${shortDate(at)}, ${time(at)}`,
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Null if `at` is too far away to be expressed in days. */
function relative(locale: Locale, timeZone: string, now: Date, at: Date): string | null {
  const days = dayOrdinal(at, timeZone) - dayOrdinal(now, timeZone)
  if (Math.abs(days) > RELATIVE_DAYS) return null
  const minutes = Math.trunc((at.getTime() - now.getTime()) / MINUTE_MS)
  const say = relativeFormatter(locale)
  // Rounds toward zero, and never to "-0": less than a minute away is now.
  if (minutes === 0) return say.format(0, 'second')
  if (Math.abs(minutes) < 60) return say.format(minutes, 'minute')
  if (days === 0) return say.format(Math.trunc(minutes / 60), 'hour')
  return say.format(days, 'day')
}

/** Calendar days since 1970 in `timeZone`. */
function dayOrdinal(at: Date, timeZone: string): number {
  const { year, month, day } = calendarDay(at, timeZone, 0)
  return Date.UTC(year, month - 1, day) / 86_400_000
}

function isTimeZone(name: string): boolean {
  try {
    return formatter('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()
const relativeFormatters = new Map<Locale, Intl.RelativeTimeFormat>()

/** Creating a formatter costs a hundred times more than using it. */
function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

function relativeFormatter(locale: Locale): Intl.RelativeTimeFormat {
  const known = relativeFormatters.get(locale)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  relativeFormatters.set(locale, made)
  return made
}
