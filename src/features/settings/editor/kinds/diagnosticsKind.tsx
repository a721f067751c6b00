import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { LOW_LEVEL_PERCENT, LOW_OIL_PERCENT, LOW_TIRE_PSI } from '#domain/vehicle/lowReadings'
import { OIL_ALERT_CYCLES } from '#domain/vehicle/oilAlert'
import { useFormats } from '../../../../i18n/useFormats'
import { Card } from '../../../../ui/display/Card'
import { ICONS } from '../../../../ui/icons/icons'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import { ConditionRow } from '../fields/ConditionRow'
import styles from '../fields/RuleCards.module.css'
import { problemsOf, type RulePartProps } from '../ruleForm'
import type { RuleKind } from '../ruleKind'

export type DiagnosticsForm = RuleConditions['diagnosticConditions']

/** Rule type that notifies when a reading becomes low. */
export const DIAGNOSTICS_KIND: RuleKind<typeof RULE_TYPES.diagnostics, DiagnosticsForm> = {
  type: RULE_TYPES.diagnostics,
  example: msg`Low oil and low tires`,
  form: (stored) => (stored ?? RULE_DEFAULTS).diagnosticConditions,
  problems: (form) => problemsOf([['noCondition', !Object.values(form).some(Boolean)]]),
  conditions: (form) => ({ diagnosticConditions: form }),
  Part: DiagnosticsPart,
}

/** Readings of a diagnostics rule, each with the product's one threshold (docs/rules.md SE-40, SE-41). */
function DiagnosticsPart({ form, change, problem }: RulePartProps<DiagnosticsForm>) {
  const { t } = useLingui()
  const { percent, pressure } = useFormats()
  const [oil, level, tire] = [
    percent(LOW_OIL_PERCENT),
    percent(LOW_LEVEL_PERCENT),
    pressure(LOW_TIRE_PSI).text,
  ]
  const cycles = OIL_ALERT_CYCLES
  return (
    <Card title={t`Fires when any of these happens`}>
      <div className={styles.conditions}>
        <ConditionRow
          icon={ICONS.droplet}
          label={t`Oil life`}
          detail={t`${oil} or less for ${cycles} consecutive ignition cycles: a single low reading may only come from parking on a slope.`}
          checked={form.oil}
          onChange={(on) => change({ oil: on })}
        />
        <ConditionRow
          icon={ICONS.circleGauge}
          label={t`Tire pressure`}
          detail={t`A tire ${tire} or more below its recommended pressure`}
          checked={form.tires}
          onChange={(tires) => change({ tires })}
        />
        <ConditionRow
          icon={ICONS.fuel}
          label={t`Fuel level`}
          detail={t`${level} or less in the tank`}
          checked={form.fuel}
          onChange={(fuel) => change({ fuel })}
        />
        <ConditionRow
          icon={ICONS.zap}
          label={t`Charge level`}
          detail={t`${level} or less in the battery`}
          checked={form.charge}
          onChange={(charge) => change({ charge })}
        />
      </div>
      <FieldProblem>{problem('noCondition')}</FieldProblem>
    </Card>
  )
}
