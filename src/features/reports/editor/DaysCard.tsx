import { useLingui } from '@lingui/react/macro'
import { dayOfIso, isoOf } from '#domain/base/calendar'
import { workingDay } from '#domain/base/demoTime'
import { RANGE_CHOICES, type RangeChoice, rangeOf } from '#domain/reports/reportForm'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { DateRangeField } from '../../../ui/dayfields/DateRangeField'
import { Card } from '../../../ui/display/Card'
import { SelectField } from '../../../ui/fields/SelectField'
import { useReportWords } from '../useReportWords'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './reportPart'

/** The days that a report covers: a span that moves with its runs, or days of the calendar. */
export function DaysCard({ form, change, problem }: ReportPartProps) {
  const { t } = useLingui()
  const words = useReportWords()
  const { timeZone, daysAgo } = useFormats()
  const now = useDemoNow()
  const [oldest, newest] = [daysAgo(HISTORY_DAYS), daysAgo(1)]
  const choices = RANGE_CHOICES.filter((choice) => choice !== 'days' || !form.repeats)
  const label = (choice: RangeChoice) => {
    const range = choice === 'days' ? null : rangeOf({ ...form, range: choice }, { now, timeZone })
    return range ? words.range(range) : t`Choose days`
  }
  const [first, last] = [dayOfIso(form.firstDay ?? ''), dayOfIso(form.lastDay ?? '')]
  return (
    <Card title={t`Days`}>
      <div className={styles.stack}>
        <SelectField<RangeChoice>
          label={t`Date range`}
          options={choices.map((choice) => ({ id: choice, label: label(choice) }))}
          value={form.range}
          onChange={(range) => change({ range })}
        />
        {form.range === 'days' && (
          <DateRangeField
            label={t`First and last day`}
            hint={t`Figures are kept from ${oldest} to ${newest}.`}
            value={first && last && { start: first, end: last }}
            onChange={({ start, end }) => change({ firstDay: isoOf(start), lastDay: isoOf(end) })}
            today={workingDay(now, timeZone, 0)}
            min={workingDay(now, timeZone, HISTORY_DAYS)}
            max={workingDay(now, timeZone, 1)}
            error={problem('noDays', 'daysReversed', 'daysToCome', 'daysNotKept')}
          />
        )}
      </div>
    </Card>
  )
}
