import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '../../../../ui/controls/ChipGroup'
import { Card } from '../../../../ui/display/Card'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import styles from '../fields/RuleCards.module.css'
import { ScheduleFields } from '../fields/ScheduleFields'
import type { RulePartProps } from '../rulePart'
import type { GeofenceForm } from './geofenceKind'

/** When a geofence rule fires: on entering, leaving or both, on which days and at which hours. */
export function GeofencePart(part: RulePartProps<GeofenceForm>) {
  const { t } = useLingui()
  const { form, change, problem } = part
  const triggers = [
    { id: 'enter' as const, label: t`Enters geofence` },
    { id: 'exit' as const, label: t`Leaves geofence` },
  ]
  return (
    <Card title={t`When`}>
      <div className={styles.stack}>
        <div className={styles.group}>
          <p className={styles.label}>{t`Notify when a vehicle`}</p>
          <ChipGroup
            label={t`Trigger`}
            chips={triggers}
            value={triggers.flatMap(({ id }) => (form[id] ? [id] : []))}
            onChange={(ids) => change({ enter: ids.includes('enter'), exit: ids.includes('exit') })}
          />
          <FieldProblem>{problem('noTrigger')}</FieldProblem>
        </div>
        <ScheduleFields
          {...part}
          states={{ on: t`Applies at every hour`, off: t`Applies between the hours below` }}
        />
      </div>
    </Card>
  )
}
