import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { RULE_TYPES, ruleTypeOf } from '#domain/notifications/ruleType'
import { GeofencesLocked } from '../../../features/settings/editor/GeofencesLocked'
import { RuleEditorScreen } from '../../../features/settings/editor/RuleEditorScreen'
import { RuleTypeChooser } from '../../../features/settings/editor/RuleTypeChooser'
import { useCapabilities } from '../../../state/capabilities'

/** Shows the notification editor for the type in the address, or the types to choose from. */
export function NotificationEditorRoute() {
  const { type, editing } = useParams({ from: '/shell/7/set/{-$type}/{-$editing}' })
  const navigate = useNavigate()
  const edited = ruleTypeOf(type)
  const show = useCallback(
    (id: string | null) =>
      void navigate({
        to: '/7/set/{-$type}/{-$editing}',
        params: { type, editing: id ?? undefined },
        replace: true,
      }),
    [navigate, type],
  )
  const { geofences } = useCapabilities()
  const list = useCallback(() => navigate({ to: '/7' }), [navigate])
  if (edited === null) return <RuleTypeChooser isUnknown={type !== undefined} />
  if (edited === RULE_TYPES.geofence && !geofences) return <GeofencesLocked />
  return <RuleEditorScreen type={edited} id={editing ?? null} onShow={show} onList={list} />
}
