import { dayNumber, dayOfIso, isoOf, weekdayIndex } from '#domain/base/calendar'
import { type DayTime, daysBeforeNow, dayTimeOf, workingDay } from '#domain/base/demoTime'
import type { Locale } from '#domain/base/locale'
import { type LocalText, TEXT_LANGUAGES, textIn } from '#domain/base/localText'
import type { Section } from '#domain/base/section'
import type { AnyTag } from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { WEEKDAYS, type Weekday } from '#domain/places/place'
import type { LastDays, Report, ReportInterval, ReportRange, ReportSchedule, ReportType } from './report'
import { reportRuns } from './reportRun'

/** Days of a report: a span that moves with its runs, or fixed days. */
export type RangeChoice = `last${LastDays}` | 'lastMonth' | 'days'
/** In the order of the form; fixed days are offered only for a single report. */
export const RANGE_CHOICES = [
  'last1',
  'last7',
  'last14',
  'last30',
  'last60',
  'lastMonth',
  'days',
] as const satisfies readonly RangeChoice[]

/** A report as the editor has it; days are texts such as `2026-11-22`, and null is what was not entered. */
export interface ReportForm {
  name: string
  /** Language in which the form was opened, which is the language of its name. */
  openedIn: Locale
  /** A fleet or a lot; empty for all. */
  group: string
  watch: Report['vehicles']['by']
  tags: AnyTag[]
  vehicleIds: string[]
  range: RangeChoice
  firstDay: string | null
  lastDay: string | null
  repeats: boolean
  interval: ReportInterval
  repeatEvery: number | null
  weekday: Weekday
  dayOfMonth: number
  start: string | null
  hasEnd: boolean
  end: string | null
  hasCount: boolean
  occurrences: number | null
}

/** The current time and time zone of a form. */
export interface ReportClock {
  now: Date
  timeZone: string
}

const DEFAULT_RANGE: RangeChoice = 'last30'
const DEFAULT_OCCURRENCES = 6

/** The form of a stored report, or of a new one that begins today with `group`, a fleet, a lot or all. */
export function reportForm(
  stored: Report | null,
  group: string,
  locale: Locale,
  { now, timeZone }: ReportClock,
): ReportForm {
  const today = workingDay(now, timeZone, 0)
  const text = (daysAgo: number) => isoOf(workingDay(now, timeZone, daysAgo))
  const schedule = stored?.schedule ?? null
  const vehicles = stored?.vehicles ?? { by: 'all' }
  const range = stored?.dateRange ?? null
  const end = schedule?.endDaysAgo ?? null
  return {
    name: stored?.name ? textIn(stored.name, locale) : '',
    openedIn: locale,
    group: stored ? (stored.fleet ?? stored.lot ?? '') : group,
    watch: vehicles.by,
    tags: vehicles.by === 'tags' ? vehicles.tags : [],
    vehicleIds: vehicles.by === 'manual' ? vehicles.vehicleIds : [],
    range: range ? choiceOf(range) : DEFAULT_RANGE,
    firstDay: range?.by === 'days' ? text(range.fromDaysAgo) : null,
    lastDay: range?.by === 'days' ? text(range.toDaysAgo) : null,
    repeats: schedule !== null,
    interval: schedule?.interval ?? 'week',
    repeatEvery: schedule?.repeatEvery ?? 1,
    weekday: schedule?.weekday ?? WEEKDAYS[weekdayIndex(dayNumber(today))] ?? 'monday',
    dayOfMonth: schedule?.dayOfMonth ?? today.day,
    start: text(schedule?.startDaysAgo ?? 0),
    hasEnd: end !== null,
    end: end === null ? null : text(end),
    hasCount: schedule !== null && schedule.occurrences !== null,
    occurrences: schedule?.occurrences ?? DEFAULT_OCCURRENCES,
  }
}

function choiceOf(range: ReportRange): RangeChoice {
  return range.by === 'last' ? `last${range.days}` : range.by
}

/** Days before today of a day in a form; null if it is empty or invalid. */
function daysAgoOf(text: string | null, { now, timeZone }: ReportClock): number | null {
  const day = text === null ? null : dayOfIso(text)
  return day && daysBeforeNow(now, timeZone, day)
}

/** The range of a form; null if its days are incomplete. */
export function rangeOf({ range, firstDay, lastDay }: ReportForm, clock: ReportClock): ReportRange | null {
  if (range === 'lastMonth') return { by: 'lastMonth' }
  if (range !== 'days') return { by: 'last', days: Number(range.slice(4)) as LastDays }
  const [from, to] = [daysAgoOf(firstDay, clock), daysAgoOf(lastDay, clock)]
  return from === null || to === null ? null : { by: 'days', fromDaysAgo: from, toDaysAgo: to }
}

/** The schedule of a form; null for a single report, or if a day or a number is missing. */
export function scheduleOf(form: ReportForm, clock: ReportClock): ReportSchedule | null {
  const { repeats, interval, repeatEvery, weekday, dayOfMonth, hasEnd, hasCount, occurrences } = form
  const start = daysAgoOf(form.start, clock)
  const end = daysAgoOf(form.end, clock)
  if (!repeats || start === null || repeatEvery === null) return null
  if ((hasEnd && end === null) || (hasCount && occurrences === null)) return null
  return {
    startDaysAgo: start,
    endDaysAgo: hasEnd ? end : null,
    repeatEvery,
    interval,
    weekday: interval === 'week' ? weekday : null,
    dayOfMonth: interval === 'month' ? dayOfMonth : null,
    occurrences: hasCount ? occurrences : null,
  }
}

export interface ReportContext extends ReportClock {
  section: Section
  type: ReportType
  /** Id of the signed-in user. */
  createdBy: string
}

/**
 * The report from a form without problems. Existing runs of a stored report do not change: a change of its
 * days or its schedule applies from now on, for a paused report from when it is resumed, and a report on
 * demand is made again (docs/reports.md R2).
 */
export function reportOf(
  form: ReportForm,
  stored: Report | null,
  context: ReportContext,
): Omit<Report, 'id'> {
  const { section, type, createdBy, now, timeZone } = context
  const stamp = dayTimeOf(now, timeZone)
  const isFleet = section === 'fleet'
  const next = {
    section,
    type,
    name: nameOf(form, stored),
    fleet: isFleet && form.group !== '' ? form.group : null,
    lot: isFleet ? null : (LOTS.find((lot) => lot === form.group) ?? null),
    vehicles: vehiclesIn(form),
    dateRange: rangeOf(form, context) ?? { by: 'last', days: 30 },
    schedule: scheduleOf(form, context),
  } as const
  if (!stored) {
    const made: Pick<Report, 'pausedOn' | 'earlierRuns' | 'runsFrom' | 'createdOn'> = {
      pausedOn: null,
      earlierRuns: [],
      runsFrom: stamp,
      createdOn: stamp,
    }
    return { ...next, ...made, createdBy }
  }
  const { id, ...before } = stored
  const changed = { ...before, ...next }
  if (!isMadeAnew(before, changed)) return changed
  const pausedOn = changed.schedule && stored.pausedOn
  return { ...changed, ...restarted(stored, stamp, context), pausedOn }
}

/** Changes that restart a report's schedule at a given time and keep its runs so far. */
export function restarted(
  stored: Report,
  at: DayTime,
  { now, timeZone }: ReportClock,
): Pick<Report, 'earlierRuns' | 'runsFrom' | 'pausedOn'> {
  return { earlierRuns: reportRuns(stored, now, timeZone).toReversed(), runsFrom: at, pausedOn: null }
}

function isMadeAnew(before: Omit<Report, 'id'>, after: Omit<Report, 'id'>): boolean {
  const same = (...fields: (keyof Omit<Report, 'id'>)[]) =>
    fields.every((field) => JSON.stringify(before[field]) === JSON.stringify(after[field]))
  return !same('schedule', 'dateRange') || (!after.schedule && !same('fleet', 'lot', 'vehicles'))
}

/** An unchanged name keeps its other languages; without one the report has the name of its type. */
function nameOf({ name: typed, openedIn }: ReportForm, stored: Report | null): LocalText | null {
  const name = typed.trim()
  if (name === '') return null
  if (stored?.name && textIn(stored.name, openedIn) === name) return stored.name
  return Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, name])) as LocalText
}

export function vehiclesIn({ watch, tags, vehicleIds }: ReportForm): Report['vehicles'] {
  if (watch === 'tags') return { by: 'tags', tags }
  return watch === 'manual' ? { by: 'manual', vehicleIds } : { by: 'all' }
}
