import { useLingui } from '@lingui/react/macro'
import { dayOfIso, isoOf } from '#domain/base/calendar'
import { workingDay } from '#domain/base/demoTime'
import { OCCURRENCE_BOUNDS } from '#domain/reports/reportProblems'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { DateField } from '../../../ui/dayfields/DateField'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { NumberField } from '../../../ui/fields/NumberField'
import { FieldProblem } from '../../../widgets/form/FieldProblem'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './reportPart'

/** From when to when a schedule holds, and how many times at most. */
export function SpanFields({ form, change, problem, tried }: ReportPartProps) {
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
