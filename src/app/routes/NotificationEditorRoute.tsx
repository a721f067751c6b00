import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { editedRuleType } from '../../domain/notifications/ruleType'
import { RuleEditorScreen } from '../../features/settings/editor/RuleEditorScreen'
import { ComingSoon } from './first/ComingSoon'

/** Shows the notification editor for the type in the address. Only geofences exist so far. */
export function NotificationEditorRoute() {
  const { type, editing } = useParams({ from: '/shell/7/set/{-$type}/{-$editing}' })
  const navigate = useNavigate()
  const edited = editedRuleType(type)
  const show = useCallback(
    (id: string | null) =>
      void navigate({
        to: '/7/set/{-$type}/{-$editing}',
        params: { type, editing: id ?? undefined },
        replace: true,
      }),
    [navigate, type],
  )
  if (edited === null) return <ComingSoon />
  return <RuleEditorScreen type={edited} id={editing ?? null} onShow={show} />
}
