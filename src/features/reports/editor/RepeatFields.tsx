import { useLingui } from '@lingui/react/macro'
import { WEEKDAYS } from '#domain/places/place'
import type { ReportInterval } from '#domain/reports/report'
import { REPEAT_BOUNDS } from '#domain/reports/reportProblems'
import { useFormats } from '../../../i18n/FormatsProvider'
import { NumberField } from '../../../ui/fields/NumberField'
import { SelectField } from '../../../ui/fields/SelectField'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './reportPart'

/** A Monday at noon, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
const DAY_MS = 86_400_000
const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

/** How often a schedule makes a report, and on which day. */
export function RepeatFields({ form, change, tried }: ReportPartProps) {
  const { t } = useLingui()
  const { weekday, whole } = useFormats()
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          label={t`Repeat every`}
          value={form.repeatEvery}
          onChange={(repeatEvery) => change({ repeatEvery })}
          {...REPEAT_BOUNDS}
          isChecked={tried}
        />
        <SelectField<ReportInterval>
          label={t`Interval`}
          options={[
            { id: 'day', label: t`Days` },
            { id: 'week', label: t`Weeks` },
            { id: 'month', label: t`Months` },
          ]}
          value={form.interval}
          onChange={(interval) => change({ interval })}
        />
      </div>
      {form.interval === 'week' && (
        <SelectField
          label={t`Weekday`}
          options={WEEKDAYS.map((day, at) => ({ id: day, label: weekday(new Date(MONDAY + at * DAY_MS)) }))}
          value={form.weekday}
          onChange={(day) => change({ weekday: day })}
        />
      )}
      {form.interval === 'month' && (
        <SelectField
          label={t`Day of the month`}
          options={MONTH_DAYS.map((day) => ({
            id: String(day),
            label: day === 31 ? t`31, or the last day` : whole(day),
          }))}
          value={String(form.dayOfMonth)}
          onChange={(day) => change({ dayOfMonth: Number(day) })}
          {...(form.dayOfMonth > 28 && { hint: t`In a shorter month, its last day.` })}
        />
      )}
    </>
  )
}
