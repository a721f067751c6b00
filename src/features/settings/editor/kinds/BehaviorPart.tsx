import { useLingui } from '@lingui/react/macro'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { Card } from '../../../../ui/display/Card'
import { ICONS } from '../../../../ui/icons/icons'
import { RULE_ICONS } from '../../../../ui/icons/ruleIcons'
import { TRIP_ICONS } from '../../../../ui/icons/tripIcons'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import { ConditionRow } from '../fields/ConditionRow'
import styles from '../fields/RuleCards.module.css'
import type { RulePartProps } from '../rulePart'
import type { BehaviorForm } from './behaviorKind'
import { FixedSpeedField } from './FixedSpeedField'
import { RoadMarginField } from './RoadMarginField'

/** Events of a driver behavior rule, with their speeds. */
export function BehaviorPart(part: RulePartProps<BehaviorForm>) {
  const { t } = useLingui()
  const { form, change, problem } = part
  const { toggles } = form
  const toggle = (which: Partial<RuleConditions['toggles']>) => change({ toggles: { ...toggles, ...which } })
  return (
    <Card title={t`Fires when any of these happens`}>
      <div className={styles.conditions}>
        <ConditionRow
          icon={ICONS.gauge}
          label={t`Fixed speed`}
          detail={t`Any vehicle that goes faster than this`}
          checked={toggles.fixedSpeed}
          onChange={(fixedSpeed) => toggle({ fixedSpeed })}
        >
          <FixedSpeedField {...part} />
        </ConditionRow>
        <ConditionRow
          icon={RULE_ICONS.roadSign}
          label={t`Over the road limit`}
          detail={t`The posted limit, plus a margin`}
          checked={toggles.roadSpeed}
          onChange={(roadSpeed) => toggle({ roadSpeed })}
        >
          <RoadMarginField {...part} />
        </ConditionRow>
        <ConditionRow
          icon={TRIP_ICONS.brake}
          label={t`Hard braking`}
          detail={t`A sudden loss of speed`}
          checked={toggles.brake}
          onChange={(brake) => toggle({ brake })}
        />
        <ConditionRow
          icon={TRIP_ICONS.acceleration}
          label={t`Hard acceleration`}
          detail={t`A sudden gain of speed`}
          checked={toggles.accel}
          onChange={(accel) => toggle({ accel })}
        />
        <ConditionRow
          icon={RULE_ICONS.seatBelt}
          label={t`Seat belt`}
          detail={t`A drive of two minutes or more with a belt open`}
          checked={toggles.seatbelt}
          onChange={(seatbelt) => toggle({ seatbelt })}
        />
      </div>
      <FieldProblem>{problem('noCondition')}</FieldProblem>
    </Card>
  )
}
