import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '../../../ui/controls/ChipGroup'
import { FieldProblem } from './FieldProblem'
import type { GeofenceForm } from './geofenceKind'
import styles from './RuleCards.module.css'
import type { RulePartProps } from './rulePart'

/** Trigger of a geofence rule: entering, leaving or both. */
export function TriggerPart({ form, change, problems }: RulePartProps<Pick<GeofenceForm, 'enter' | 'exit'>>) {
  const { t } = useLingui()
  const triggers = [
    { id: 'enter' as const, label: t`Enters geofence` },
    { id: 'exit' as const, label: t`Leaves geofence` },
  ]
  return (
    <div className={styles.group}>
      <p className={styles.label}>{t`Notify when a vehicle`}</p>
      <ChipGroup
        label={t`Trigger`}
        chips={triggers}
        value={triggers.flatMap(({ id }) => (form[id] ? [id] : []))}
        onChange={(ids) => change({ enter: ids.includes('enter'), exit: ids.includes('exit') })}
      />
      {problems.includes('noTrigger') && <FieldProblem>{t`Choose entering, leaving, or both.`}</FieldProblem>}
    </div>
  )
}
