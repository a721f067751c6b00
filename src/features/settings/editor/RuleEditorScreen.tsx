import { type ComponentType, lazy, Suspense } from 'react'
import { joinLive } from '#domain/base/live'
import { isOfType } from '#domain/notifications/notificationRule'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { useSectionRules } from '../../../data/queries/notificationRules'
import { useRuleScope } from '../../../data/queries/ruleScope'
import { useCapabilities } from '../../../state/capabilities'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { EditorLoading } from './EditorLoading'
import { RuleNotFound } from './RuleNotFound'
import { TypedRuleEditor } from './TypedRuleEditor'
import type { EditedRule } from './useRuleEditor'

/** The map and its tools come when somebody edits a geofence. */
const GeofenceRuleEditor = lazy(() =>
  import('./fence/GeofenceRuleEditor').then((part) => ({ default: part.GeofenceRuleEditor })),
)

const EDITORS: { [Type in RuleType]: ComponentType<EditedRule<Type>> } = {
  [RULE_TYPES.diagnostics]: TypedRuleEditor,
  [RULE_TYPES.maintenanceReminder]: TypedRuleEditor,
  [RULE_TYPES.driverBehavior]: TypedRuleEditor,
  [RULE_TYPES.geofence]: GeofenceRuleEditor,
  [RULE_TYPES.locationMasking]: TypedRuleEditor,
  [RULE_TYPES.vehicleUtilization]: TypedRuleEditor,
  [RULE_TYPES.offHours]: TypedRuleEditor,
  [RULE_TYPES.drivingLimit]: TypedRuleEditor,
}

export interface RuleEditorScreenProps<Type extends RuleType>
  extends Pick<EditedRule<Type>, 'type' | 'onShow' | 'onList'> {
  /** Rule of the address; null is a new one. */
  id: string | null
}

/** The editor of a rule of the type in the address: the fleet's, or a dealer's. */
export function RuleEditorScreen<Type extends RuleType>(props: RuleEditorScreenProps<Type>) {
  const { type, id, onShow, onList } = props
  const section = useCapabilities().fleets ? 'fleet' : 'dealer'
  const live = joinLive({ rules: useSectionRules(section), scope: useRuleScope(section) })
  return (
    <Gate
      live={live}
      frame={(problem) => <section className={surface()}>{problem}</section>}
      loading={<EditorLoading />}
    >
      {({ rules, scope }) => {
        const found = rules.find((one) => one.id === id) ?? null
        const rule = found && isOfType(found, type) ? found : null
        if (id !== null && rule === null) return <RuleNotFound type={type} other={found} />
        const Editor: ComponentType<EditedRule<Type>> = EDITORS[type]
        return (
          <Suspense fallback={<EditorLoading />}>
            <Editor
              key={`${section}/${type}/${id}`}
              {...{ type, section, rule, rules, scope, onShow, onList }}
            />
          </Suspense>
        )
      }}
    </Gate>
  )
}
