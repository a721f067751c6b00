import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { dayOfIso, isoOf } from '#domain/base/calendar'
import { workingDay } from '#domain/base/demoTime'
import { OCCURRENCE_BOUNDS, type ReportProblem } from '#domain/reports/reportProblems'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { DateField } from '../../../ui/dayfields/DateField'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { NumberField } from '../../../ui/fields/NumberField'
import { FieldProblem } from './FieldProblem'
import { PROBLEM_TEXTS } from './problemTexts'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './reportPart'

/** From when to when a schedule holds, and how many times at most. */
export function SpanFields({ form, change, problems, tried }: ReportPartProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { timeZone } = useFormats()
  const now = useDemoNow()
  const today = workingDay(now, timeZone, 0)
  const errorOf = (...of: ReportProblem[]) => {
    const problem = of.find((one) => problems.includes(one))
    return problem && _(PROBLEM_TEXTS[problem])
  }
  return (
    <>
      <div className={styles.pair}>
        <DateField
          label={t({ id: 'schedule.start', message: 'Start' })}
          value={dayOfIso(form.start ?? '')}
          onChange={(day) => change({ start: isoOf(day) })}
          today={today}
          error={errorOf('noStart')}
        />
        {form.hasEnd && (
          <DateField
            label={t({ id: 'schedule.end', message: 'End' })}
            value={dayOfIso(form.end ?? '')}
            onChange={(day) => change({ end: isoOf(day) })}
            today={today}
            error={errorOf('noEnd', 'endBeforeStart')}
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
        <FieldProblem of={['neverMade']} problems={problems} />
      </div>
    </>
  )
}
