import { useLingui } from '@lingui/react/macro'
import { dayOfIso, isoOf } from '#domain/base/calendar'
import { workingDay } from '#domain/base/demoTime'
import { WEEKDAYS } from '#domain/places/place'
import type { ReportInterval } from '#domain/reports/report'
import { OCCURRENCE_BOUNDS, REPEAT_BOUNDS } from '#domain/reports/reportProblems'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { DateField } from '../../../ui/dayfields/DateField'
import { Card } from '../../../ui/display/Card'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { NumberField } from '../../../ui/fields/NumberField'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { SelectField } from '../../../ui/fields/SelectField'
import { FieldProblem } from '../../../widgets/form/FieldProblem'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './useReportEditor'

/** Whether a report is made once or on a schedule, and when. */
export function ScheduleCard(part: ReportPartProps) {
  const { t } = useLingui()
  const { form, change } = part
  return (
    <Card title={t`When it runs`}>
      <div className={styles.stack}>
        <SegmentedControl
          label={t`When it runs`}
          segments={[
            { id: 'once', label: t`On demand` },
            { id: 'schedule', label: t`On a schedule` },
          ]}
          value={form.repeats ? 'schedule' : 'once'}
          onChange={(id) =>
            change({
              repeats: id === 'schedule',
              // Calendar days do not move, so the next run would show the same.
              ...(id === 'schedule' && form.range === 'days' && { range: 'last30' }),
            })
          }
          block
        />
        {form.repeats ? (
          <>
            <RepeatFields {...part} />
            <SpanFields {...part} />
          </>
        ) : (
          <p className={styles.hint}>{t`It runs as soon as you save it, and again whenever you ask.`}</p>
        )}
      </div>
    </Card>
  )
}

/** A Monday at noon, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
const DAY_MS = 86_400_000
const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

/** How often a schedule makes a report, and on which day. */
function RepeatFields({ form, change, tried }: ReportPartProps) {
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
          {...(form.dayOfMonth > 28 && { hint: t`In shorter months, the last day.` })}
        />
      )}
    </>
  )
}

/** Start and end of a schedule, and its maximum number of reports. */
function SpanFields({ form, change, problem, tried }: ReportPartProps) {
  const { t } = useLingui()
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const today = workingDay(now, timeZone, 0)
  return (
    <>
      <div className={styles.pair}>
        <DateField
          label={t({ id: 'schedule.start', message: 'Start' })}
          value={dayOfIso(form.start ?? '')}
          onChange={(day) => change({ start: isoOf(day) })}
          today={today}
          error={problem('noStart')}
        />
        {form.hasEnd && (
          <DateField
            label={t({ id: 'schedule.end', message: 'End' })}
            value={dayOfIso(form.end ?? '')}
            onChange={(day) => change({ end: isoOf(day) })}
            today={today}
            error={problem('noEnd', 'endBeforeStart')}
          />
        )}
      </div>
      <div className={styles.group}>
        <CheckboxField checked={form.hasEnd} onChange={(hasEnd) => change({ hasEnd })}>
          {t`Stop on a date`}
        </CheckboxField>
        <CheckboxField checked={form.hasCount} onChange={(hasCount) => change({ hasCount })}>
          {t`Stop after a number of reports`}
        </CheckboxField>
        {form.hasCount && (
          <NumberField
            label={t`Occurrences`}
            value={form.occurrences}
            onChange={(occurrences) => change({ occurrences })}
            {...OCCURRENCE_BOUNDS}
            isChecked={tried}
          />
        )}
        <FieldProblem>{problem('neverMade')}</FieldProblem>
      </div>
    </>
  )
}
