import { useLingui } from '@lingui/react/macro'
import { MAINTENANCE_INTERVAL_MI } from '#domain/notifications/ruleDefaults'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { Card } from '../../../../ui/display/Card'
import { ICONS } from '../../../../ui/icons/icons'
import { RULE_ICONS } from '../../../../ui/icons/ruleIcons'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import { ConditionRow } from '../fields/ConditionRow'
import styles from '../fields/RuleCards.module.css'
import type { RulePartProps } from '../rulePart'
import { MaintenanceTimeFields } from './MaintenanceTimeFields'
import { MileageFields } from './MileageFields'
import type { MaintenanceForm } from './maintenanceKind'

/** When a reminder is due: by mileage, by time, or by the earlier of both (docs/rules.md SE-29, SE-32). */
export function MaintenancePart(part: RulePartProps<MaintenanceForm>) {
  const { t, i18n } = useLingui()
  const { whole, system } = useFormats()
  const { form, change, problem } = part
  const every = whole(MAINTENANCE_INTERVAL_MI)
  const unit = i18n._(system === 'metric' ? UNIT_LABELS.kilometers : UNIT_LABELS.miles)
  return (
    <Card title={t`When it is due`}>
      <p className={styles.intro}>
        {form.byMileage && form.byTime
          ? t`Whichever comes first sends the reminder.`
          : t`For example, a tire rotation is due every ${every} ${unit}.`}
      </p>
      <div className={styles.conditions}>
        <ConditionRow
          icon={ICONS.gauge}
          label={t`By mileage`}
          detail={t`Each time the odometer has gone so far`}
          checked={form.byMileage}
          onChange={(byMileage) => change({ byMileage })}
        >
          <MileageFields {...part} />
        </ConditionRow>
        <ConditionRow
          icon={RULE_ICONS.calendarClock}
          label={t`By time`}
          detail={t`Each time so many months or weeks have passed`}
          checked={form.byTime}
          onChange={(byTime) => change({ byTime })}
        >
          <MaintenanceTimeFields {...part} />
        </ConditionRow>
      </div>
      <FieldProblem>{problem('noCondition')}</FieldProblem>
    </Card>
  )
}
