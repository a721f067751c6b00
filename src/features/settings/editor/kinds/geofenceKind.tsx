import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { ChipGroup } from '../../../../ui/controls/ChipGroup'
import { Card } from '../../../../ui/display/Card'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
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

/** Form of a geofence rule, without its fence. */
export interface GeofenceForm extends ScheduleForm {
  enter: boolean
  exit: boolean
}

/** Rule type that notifies when a vehicle enters or leaves a fence. */
export const GEOFENCE_KIND: RuleKind<typeof RULE_TYPES.geofence, GeofenceForm> = {
  type: RULE_TYPES.geofence,
  example: msg`Left the service area`,
  form(stored) {
    const { geofence } = stored ?? RULE_DEFAULTS
    return { ...scheduleForm(geofence), ...geofence.trigger }
  },
  problems: (form) => problemsOf([['noTrigger', !form.enter && !form.exit], ...scheduleFindings(form)]),
  conditions: (form, stored) => ({
    geofence: {
      ...storedSchedule(form),
      trigger: { enter: form.enter, exit: form.exit },
      mapId: (stored ?? RULE_DEFAULTS).geofence.mapId,
    },
  }),
  Part: GeofencePart,
}

/** When a geofence rule fires: on entering, leaving or both, on which days and at which hours. */
function GeofencePart(part: RulePartProps<GeofenceForm>) {
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
          states={{ on: t`Applies at all hours`, off: t`Applies between the hours below` }}
        />
      </div>
    </Card>
  )
}
