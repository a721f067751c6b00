import { useLingui } from '@lingui/react/macro'
import { Card } from '../../../ui/display/Card'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { RepeatFields } from './RepeatFields'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './reportPart'
import { SpanFields } from './SpanFields'

/** Whether a report is made once or again and again, and when. */
export function ScheduleCard(part: ReportPartProps) {
  const { t } = useLingui()
  const { form, change } = part
  return (
    <Card title={t`When it is made`}>
      <div className={styles.stack}>
        <SegmentedControl
          label={t`When it is made`}
          segments={[
            { id: 'once', label: t`On demand` },
            { id: 'schedule', label: t`On a schedule` },
          ]}
          value={form.repeats ? 'schedule' : 'once'}
          onChange={(id) =>
            change({
              repeats: id === 'schedule',
              // Days of the calendar do not move, so nothing would be new at the next run.
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
          <p
            className={styles.hint}
          >{t`It is made as soon as you save it, and again when you ask for it.`}</p>
        )}
      </div>
    </Card>
  )
}
