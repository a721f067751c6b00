import { plural, selectOrdinal } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { workingDay } from '#domain/base/demoTime'
import { WEEKDAYS } from '#domain/places/place'
import type { ReportSchedule } from '#domain/reports/report'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { useReportWords } from '../useReportWords'

/** A Monday at noon, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
const DAY_MS = 86_400_000

/** Says a schedule in words: "Every second Friday at 6:00 AM, 6 times, until Jan 5, 2027." */
export function useScheduleSentence(): (schedule: ReportSchedule) => string {
  const { t } = useLingui()
  const { daysAgo, weekday, timeZone } = useFormats()
  const { runTime } = useReportWords()
  const now = useDemoNow()
  const often = ({
    interval,
    repeatEvery: every,
    weekday: name,
    dayOfMonth,
    startDaysAgo,
  }: ReportSchedule) => {
    if (interval === 'day') return plural(every, { one: 'Every day', other: 'Every # days' })
    if (interval === 'week') {
      const at = name === null ? 0 : WEEKDAYS.indexOf(name)
      const day = weekday(new Date(MONDAY + at * DAY_MS))
      return plural(every, {
        one: `Every ${day}`,
        2: `Every second ${day}`,
        other: `Every # weeks on ${day}`,
      })
    }
    const day = dayOfMonth ?? workingDay(now, timeZone, startDaysAgo).day
    if (day === 31)
      return plural(every, {
        one: 'On the last day of every month',
        2: 'On the last day of every second month',
        other: 'On the last day of the month, every # months',
      })
    const nth = selectOrdinal(day, { one: '#st', two: '#nd', few: '#rd', other: '#th' })
    return plural(every, {
      one: `Every month on the ${nth}`,
      2: `Every second month on the ${nth}`,
      other: `Every # months on the ${nth}`,
    })
  }
  return (schedule) => {
    const { startDaysAgo, endDaysAgo, occurrences } = schedule
    const rhythm = often(schedule)
    const parts = [t`${rhythm} at ${runTime}`]
    if (occurrences !== null) parts.push(plural(occurrences, { one: 'once', other: '# times' }))
    if (startDaysAgo < 0) {
      const start = daysAgo(startDaysAgo)
      parts.push(t({ id: 'schedule.from', message: `from ${start}` }))
    }
    if (endDaysAgo !== null) {
      const end = daysAgo(endDaysAgo)
      parts.push(t({ id: 'schedule.until', message: `until ${end}` }))
    }
    const words = parts.join(', ')
    // A time in Spanish ends with a period already.
    return words.endsWith('.') ? words : `${words}.`
  }
}
