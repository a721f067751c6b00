import { useLingui } from '@lingui/react/macro'
import { Card } from '../../../../ui/display/Card'
import styles from '../fields/RuleCards.module.css'
import { ScheduleFields } from '../fields/ScheduleFields'
import type { RulePartProps } from '../rulePart'
import type { ScheduleForm } from './scheduleForm'

/** Days and hours on which driving is allowed. */
export function OffHoursPart(part: RulePartProps<ScheduleForm>) {
  const { t } = useLingui()
  const { days, allDay } = part.form
  const neverFires = allDay && Object.values(days).every(Boolean)
  return (
    <Card title={t`When driving is allowed`}>
      <p className={styles.intro}>
        {neverFires
          ? t`Every hour of the week is allowed, so this will never fire.`
          : t`Driving at any other time fires, once a day for each vehicle.`}
      </p>
      <div className={styles.stack}>
        <ScheduleFields
          {...part}
          states={{
            on: t`Driving is allowed at every hour`,
            off: t`Driving is allowed between the hours below`,
          }}
        />
      </div>
    </Card>
  )
}
