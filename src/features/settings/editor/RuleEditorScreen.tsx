import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { joinLive } from '#domain/base/live'
import { textIn } from '#domain/base/localText'
import { isOfType, type NotificationRule } from '#domain/notifications/notificationRule'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { useSectionRules } from '../../../data/queries/notificationRules'
import { useRuleScope } from '../../../data/queries/ruleScope'
import { useCapabilities } from '../../../state/capabilities'
import { useLocale } from '../../../state/locale'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { Notice } from '../../../ui/feedback/Notice'
import { ICONS } from '../../../ui/icons/icons'
import { RULE_TYPE_LOOKS } from '../../../widgets/rules/look/ruleTypeLooks'
import { EditorLoading } from './EditorLoading'
import { RULE_KINDS, type TypeForms } from './kinds/ruleKinds'
import { RuleEditor } from './RuleEditor'
import type { RuleKind } from './ruleKind'
import { type EditedRule, useRuleEditor } from './useRuleEditor'

/** The map and its tools are loaded when a geofence is edited. */
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

/** The editor of a rule of the type in the address, for a fleet or a dealer. */
export function RuleEditorScreen<Type extends RuleType>(props: RuleEditorScreenProps<Type>) {
  const { type, id, onShow, onList } = props
  const section = useCapabilities().fleets ? 'fleet' : 'dealer'
  const live = joinLive({ rules: useSectionRules(section), scope: useRuleScope(section) })
  return (
    <Gate
      live={live}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
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

/** The editor of a rule that needs no map. */
function TypedRuleEditor<Type extends RuleType>(edited: EditedRule<Type>) {
  const kind: RuleKind<Type, TypeForms[Type]> = RULE_KINDS[edited.type]
  const editing = useRuleEditor(kind, edited)
  return <RuleEditor kind={kind} edited={edited} editing={editing} />
}

interface RuleNotFoundProps {
  type: RuleType
  /** The rule with the id of the address, of another type; null if there is no such rule. */
  other: NotificationRule | null
}

/** Shown if the rule of the address was deleted or is of another type. */
function RuleNotFound({ type, other }: RuleNotFoundProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const locale = useLocale()
  const kind = other ? _(RULE_TYPE_LOOKS[other.type].name) : ''
  const name = other ? textIn(other.name, locale) : ''
  const [primary, plain] = [buttonClass('primary'), buttonClass('plain')]
  return (
    <section className={cardClass()}>
      <Notice
        icon={ICONS.bell}
        title={t`We could not find this notification`}
        actions={
          <>
            {other ? (
              <Link
                to="/7/set/{-$type}/{-$editing}"
                params={{ type: String(other.type), editing: other.id }}
                className={primary}
              >
                {t`Open ${name}`}
              </Link>
            ) : (
              <Link
                to="/7/set/{-$type}/{-$editing}"
                params={{ type: String(type), editing: undefined }}
                className={primary}
              >
                {t`New notification`}
              </Link>
            )}
            <Link to="/7" className={plain}>
              {t`All notifications`}
            </Link>
          </>
        }
      >
        <p>
          {other
            ? t`The link is incorrect: ${name} is a different type (${kind}).`
            : t`It may have been deleted, or the link may be incorrect.`}
        </p>
      </Notice>
    </section>
  )
}
