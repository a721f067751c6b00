import { dayNumber, dayOfNumber } from '#domain/base/calendar'
import {
  type CalendarDay,
  type DayTime,
  daysBeforeNow,
  resolveDayTime,
  workingDay,
} from '#domain/base/demoTime'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import type { Report, ReportRange } from './report'
import { onCalendar, RUN_HOUR, runDays } from './schedule'

/** One run of a report, in days before the demo's today. */
export interface ReportRun {
  /** The first run is 1. */
  number: number
  madeDaysAgo: number
  /** Minute of that day in the account's time zone. */
  madeMinute: number
  fromDaysAgo: number
  toDaysAgo: number
}

const RUN_MINUTE = RUN_HOUR * 60

/** When a run was made. */
export const madeAt = ({ madeDaysAgo, madeMinute }: ReportRun): DayTime => ({
  daysAgo: madeDaysAgo,
  minuteOfDay: madeMinute,
})

/**
 * The runs of a report that are due by `now`, the newest first (docs/decisions.md D36, docs/reports.md R2),
 * without those that cover only days without stored figures.
 */
export function reportRuns(report: Report, now: Date, timeZone: string): ReportRun[] {
  const { earlierRuns, schedule, runsFrom, pausedOn } = report
  const before = earlierRuns.at(-1)?.number ?? 0
  const moment = (time: DayTime) => resolveDayTime(now, timeZone, time).getTime()
  const until = Math.min(now.getTime(), pausedOn ? moment(pausedOn) : Number.POSITIVE_INFINITY)
  const due: DayTime[] = []
  if (!schedule) due.push(runsFrom)
  else
    for (const day of runDays(onCalendar(schedule, now, timeZone))) {
      const time = runTime(daysBeforeNow(now, timeZone, day), report)
      if (time === null) continue
      if (moment(time) > until) break
      due.push(time)
    }
  const made = due.map((time, at) => runAt(report.dateRange, time, before + at + 1, now, timeZone))
  return [...earlierRuns, ...made].filter(({ toDaysAgo }) => toDaysAgo <= HISTORY_DAYS).reverse()
}

/** The newest run that is due; null before the first. */
export function newestRun(report: Report, now: Date, timeZone: string): ReportRun | null {
  return reportRuns(report, now, timeZone)[0] ?? null
}

/**
 * The next days on which a report will be made at `RUN_HOUR`, at most `count`; none while it is paused or on
 * demand (docs/reports.md R1).
 */
export function nextRuns(
  report: Pick<Report, 'schedule' | 'pausedOn' | 'runsFrom' | 'earlierRuns'>,
  now: Date,
  timeZone: string,
  count: number,
): CalendarDay[] {
  const { schedule, pausedOn } = report
  const next: CalendarDay[] = []
  if (!schedule || pausedOn) return next
  for (const day of runDays(onCalendar(schedule, now, timeZone))) {
    if (next.length === count) break
    const time = runTime(daysBeforeNow(now, timeZone, day), report)
    if (time && resolveDayTime(now, timeZone, time) > now) next.push(day)
  }
  return next
}

/**
 * The time of a day's run; null if it is before the schedule applies. If the first run of a new report is due
 * on the day of its creation, it is made immediately.
 */
function runTime(
  daysAgo: number,
  { runsFrom, earlierRuns }: Pick<Report, 'runsFrom' | 'earlierRuns'>,
): DayTime | null {
  const isLate = daysAgo === runsFrom.daysAgo && runsFrom.minuteOfDay > RUN_MINUTE
  if (daysAgo > runsFrom.daysAgo || (isLate && earlierRuns.length > 0)) return null
  return { daysAgo, minuteOfDay: isLate ? runsFrom.minuteOfDay : RUN_MINUTE }
}

function runAt(range: ReportRange, made: DayTime, number: number, now: Date, timeZone: string): ReportRun {
  return {
    number,
    madeDaysAgo: made.daysAgo,
    madeMinute: made.minuteOfDay,
    // After midnight the working day has not ended, so it is not a full day.
    ...coveredDays(range, Math.max(0, made.daysAgo), now, timeZone),
  }
}

/** The days that a run covers, from its day before the demo's today, or after it if negative (docs/rules.md RP-04). */
export function coveredDays(
  range: ReportRange,
  madeDaysAgo: number,
  now: Date,
  timeZone: string,
): { fromDaysAgo: number; toDaysAgo: number } {
  switch (range.by) {
    case 'last':
      return { fromDaysAgo: madeDaysAgo + range.days, toDaysAgo: madeDaysAgo + 1 }
    case 'lastMonth': {
      const { year, month } = workingDay(now, timeZone, madeDaysAgo)
      const last = dayOfNumber(dayNumber({ year, month, day: 1 }) - 1)
      return {
        fromDaysAgo: daysBeforeNow(now, timeZone, { ...last, day: 1 }),
        toDaysAgo: daysBeforeNow(now, timeZone, last),
      }
    }
    case 'days':
      return { fromDaysAgo: range.fromDaysAgo, toDaysAgo: range.toDaysAgo }
  }
}
