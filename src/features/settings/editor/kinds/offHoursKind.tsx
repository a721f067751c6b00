import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { Card } from '../../../../ui/display/Card'
import styles from '../fields/RuleCards.module.css'
import { problemsOf, type RulePartProps } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import {
  ScheduleFields,
  type ScheduleForm,
  scheduleFindings,
  scheduleForm,
  storedSchedule,
} from './scheduleForm'

/** Rule type that notifies of driving outside the allowed days and hours. */
export const OFF_HOURS_KIND: RuleKind<typeof RULE_TYPES.offHours, ScheduleForm> = {
  type: RULE_TYPES.offHours,
  example: msg`Driving at night`,
  // A new rule that allows every hour would never fire.
  form: (stored) => ({
    ...scheduleForm((stored ?? RULE_DEFAULTS).geofence),
    ...(stored === null && { allDay: false }),
  }),
  problems: (form) => problemsOf(scheduleFindings(form)),
  conditions: (form, stored) => ({
    geofence: { ...(stored ?? RULE_DEFAULTS).geofence, ...storedSchedule(form) },
  }),
  Part: OffHoursPart,
}

/** Days and hours on which driving is allowed. */
function OffHoursPart(part: RulePartProps<ScheduleForm>) {
  const { t } = useLingui()
  const { days, allDay } = part.form
  const neverFires = allDay && Object.values(days).every(Boolean)
  return (
    <Card title={t`When driving is allowed`}>
      <p className={styles.intro}>
        {neverFires
          ? t`Every hour of the week is allowed, so this will never fire.`
          : t`Fires for driving at any other time, once a day for each vehicle.`}
      </p>
      <div className={styles.stack}>
        <ScheduleFields
          {...part}
          states={{
            on: t`Driving is allowed at all hours`,
            off: t`Driving is allowed between the hours below`,
          }}
        />
      </div>
    </Card>
  )
}
