import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CalendarDay, DayTime } from '#domain/base/demoTime'
import { daysBeforeNow, workingDay } from '#domain/base/demoTime'
import type { ReportRange, ReportSchedule } from '#domain/reports/report'
import { RUN_HOUR } from '#domain/reports/schedule'
import { useFormats } from '../../i18n/useFormats'
import { useDemoNow } from '../../state/demoClock'

const NOON = 12 * 60

export interface ReportWords {
  /** "Mon, Nov 23". */
  day: (day: CalendarDay) => string
  /** "Nov 23, 6:00 AM". */
  moment: (time: DayTime) => string
  /** "6:00 AM", when scheduled reports are made. */
  runTime: string
  /** "Weekly", "Every 2 weeks". */
  interval: (schedule: Pick<ReportSchedule, 'interval' | 'repeatEvery'>) => string
  /** "Last 30 days". */
  range: (range: ReportRange) => string
  /** "Oct 1 to Oct 31, 2026". */
  days: (days: { fromDaysAgo: number; toDaysAgo: number }) => string
}

/** Days, intervals and ranges of reports in the visitor's language and formats. */
export function useReportWords(): ReportWords {
  const { t } = useLingui()
  const { at, weekday, shortDate, dateTime, time, timeZone, daysAgo } = useFormats()
  const now = useDemoNow()
  const days: ReportWords['days'] = ({ fromDaysAgo, toDaysAgo }) => {
    const to = daysAgo(toDaysAgo)
    if (fromDaysAgo === toDaysAgo) return to
    const [first, last] = [workingDay(now, timeZone, fromDaysAgo), workingDay(now, timeZone, toDaysAgo)]
    // The year only once if it is the same.
    const from =
      first.year === last.year
        ? shortDate(at({ daysAgo: fromDaysAgo, minuteOfDay: NOON }))
        : daysAgo(fromDaysAgo)
    return t`${from} to ${to}`
  }
  return {
    day: (day) => {
      const moment = at({ daysAgo: daysBeforeNow(now, timeZone, day), minuteOfDay: NOON })
      const [name, date] = [weekday(moment, 'short'), shortDate(moment)]
      return t({ id: 'reports.day', message: `${name}, ${date}` })
    },
    moment: (when) => dateTime(at(when)),
    runTime: time(at({ daysAgo: 0, minuteOfDay: RUN_HOUR * 60 })),
    interval: ({ interval, repeatEvery }) => {
      if (interval === 'day') return plural(repeatEvery, { one: 'Daily', other: 'Every # days' })
      if (interval === 'week') return plural(repeatEvery, { one: 'Weekly', other: 'Every # weeks' })
      return plural(repeatEvery, { one: 'Monthly', other: 'Every # months' })
    },
    days,
    range: (range) => {
      if (range.by === 'days') return days(range)
      if (range.by === 'lastMonth') return t`Last month`
      return range.days === 1
        ? t`The day before`
        : plural(range.days, { one: 'Last # day', other: 'Last # days' })
    },
  }
}
