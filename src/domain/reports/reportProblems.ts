import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { MAX_REPORT_NAME, type Report } from './report'
import {
  type ReportClock,
  type ReportContext,
  type ReportForm,
  rangeOf,
  reportOf,
  scheduleOf,
} from './reportForm'
import { newestRun, nextRuns } from './reportRun'
import { onCalendar, runDays } from './schedule'

/** Bounds of the number of intervals between runs. */
export const REPEAT_BOUNDS = { min: 1, max: 52 }
/** Bounds of the total number of runs. */
export const OCCURRENCE_BOUNDS = { min: 1, max: 500 }

/** Problems that prevent saving, in the order of the form's fields. */
export type ReportProblem =
  | 'nameTooLong'
  | 'noTag'
  | 'noVehicle'
  | 'noDays'
  | 'daysReversed'
  | 'daysToCome'
  | 'daysNotKept'
  | 'repeatEvery'
  | 'noStart'
  | 'noEnd'
  | 'endBeforeStart'
  | 'occurrences'
  | 'neverMade'

interface Bounds {
  min: number
  max: number
}

const isWithin = (value: number | null, { min, max }: Bounds): boolean =>
  value !== null && Number.isInteger(value) && min <= value && value <= max

/**
 * Problems of a form. Removed vehicles do not count as chosen, and a schedule must have a future run.
 * @param vehicleIds of the chosen fleet or lot
 */
export function reportProblems(
  form: ReportForm,
  stored: Report | null,
  vehicleIds: readonly string[],
  context: ReportContext,
): ReportProblem[] {
  const { repeats } = form
  const findings: [ReportProblem, boolean][] = [
    ['nameTooLong', form.name.trim().length > MAX_REPORT_NAME],
    ['noTag', form.watch === 'tags' && form.tags.length === 0],
    ['noVehicle', form.watch === 'manual' && !form.vehicleIds.some((id) => vehicleIds.includes(id))],
    ...rangeFindings(form, context),
    ['repeatEvery', repeats && !isWithin(form.repeatEvery, REPEAT_BOUNDS)],
    ...dayFindings(form, context),
    ['occurrences', repeats && form.hasCount && !isWithin(form.occurrences, OCCURRENCE_BOUNDS)],
  ]
  const problems = findings.flatMap(([problem, holds]) => (holds ? [problem] : []))
  return problems.length === 0 && repeats && isNeverMade(form, stored, context) ? ['neverMade'] : problems
}

function rangeFindings(form: ReportForm, clock: ReportClock): [ReportProblem, boolean][] {
  const range = rangeOf(form, clock)
  if (!range) return [['noDays', true]]
  if (range.by !== 'days') return []
  const { fromDaysAgo, toDaysAgo } = range
  return [
    ['daysReversed', fromDaysAgo < toDaysAgo],
    ['daysToCome', fromDaysAgo >= toDaysAgo && toDaysAgo < 1],
    ['daysNotKept', fromDaysAgo >= toDaysAgo && toDaysAgo > HISTORY_DAYS],
  ]
}

function dayFindings(form: ReportForm, clock: ReportClock): [ReportProblem, boolean][] {
  if (!form.repeats) return []
  // Each is checked separately, so that another missing field does not hide it.
  const plain: ReportForm = { ...form, repeatEvery: 1, hasCount: false }
  const start = scheduleOf({ ...plain, hasEnd: false }, clock)
  const whole = scheduleOf(plain, clock)
  return [
    ['noStart', start === null],
    ['noEnd', start !== null && whole === null],
    ['endBeforeStart', whole !== null && whole.endDaysAgo !== null && whole.endDaysAgo > whole.startDaysAgo],
  ]
}

/** The schedule has no run between its start and its end, or all of them are before the change. */
function isNeverMade(form: ReportForm, stored: Report | null, context: ReportContext): boolean {
  const { now, timeZone } = context
  const schedule = scheduleOf(form, context)
  if (!schedule) return false
  if (runDays(onCalendar(schedule, now, timeZone)).next().done) return true
  if (stored && JSON.stringify(stored.schedule) === JSON.stringify(schedule)) return false
  const report = { id: '', ...reportOf(form, stored, context), pausedOn: null }
  const before = report.earlierRuns.at(-1)?.number ?? 0
  const made = newestRun(report, now, timeZone)?.number ?? 0
  return made <= before && nextRuns(report, now, timeZone, 1).length === 0
}
