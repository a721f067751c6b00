import { type DateFormatSetting, type HourCycleSetting, hourCycleIn } from '#domain/account/userSettings'
import {
  calendarDay,
  type DayTime,
  DEFAULT_TIME_ZONE,
  dayTimeOf,
  type MinutesAgo,
  resolveDayTime,
  resolveMinutesAgo,
} from '#domain/base/demoTime'
import type { Locale } from '#domain/base/locale'

export interface DateFormats {
  /** IANA name in force. */
  timeZone: string
  /** The moment of a time of the data, seen from the demo's now. */
  at: (time: MinutesAgo | DayTime) => Date
  /** The demo's now as `at` reads it: the stamp of what a visitor makes (docs/decisions.md D36). */
  stamp: () => DayTime
  /** The day so many days before the demo's today (negative: to come), as `date` writes it. */
  daysAgo: (days: number) => string
  /** "Nov 21, 2026", or by the date setting 11/21/2026, 21/11/2026, 2026-11-21. */
  date: (at: Date) => string
  /** The same without its year. */
  shortDate: (at: Date) => string
  /** "3:05 PM" or "15:05". */
  time: (at: Date) => string
  /** An hour of the day, 0 to 23, by the clock: "3 PM", "15", "15 h". */
  hour: (hour: number) => string
  /** Month, day, hour, minute, am or pm where the clock has 12 hours (docs/decisions.md Q25, D32). */
  dateTime: (at: Date) => string
  weekday: (at: Date, width?: 'long' | 'short' | 'narrow') => string
  /** "5 minutes ago", "yesterday", "in 3 days"; over a week away the date. */
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
/** Up to a week away the distance says more than the date. */
const RELATIVE_DAYS = 7

/** Dates and times in the account's time zone, clock and date format. */
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
    // Noon is in every day, also where the clock changes at midnight.
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

/** Null when `at` is too far away to be told in days. */
function relative(locale: Locale, timeZone: string, now: Date, at: Date): string | null {
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone)
  if (Math.abs(days) > RELATIVE_DAYS) return null
  const minutes = Math.trunc((at.getTime() - now.getTime()) / MINUTE_MS)
  const say = relativeFormatter(locale)
  // Toward zero, and never "-0": what is under a minute away is now.
  if (minutes === 0) return say.format(0, 'second')
  if (Math.abs(minutes) < 60) return say.format(minutes, 'minute')
  if (days === 0) return say.format(Math.trunc(minutes / 60), 'hour')
  return say.format(days, 'day')
}

/** Calendar days since 1970 on the wall of `timeZone`. */
function dayNumber(at: Date, timeZone: string): number {
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

/** Making a formatter is a hundred times the cost of using it. */
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
