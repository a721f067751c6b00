import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ruleTypeOf } from '../../domain/notifications/ruleType'
import { RuleEditorScreen } from '../../features/settings/editor/RuleEditorScreen'
import { TypeChooser } from '../../features/settings/editor/TypeChooser'

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
  const list = useCallback(() => navigate({ to: '/7' }), [navigate])
  if (edited === null) return <TypeChooser isUnknown={type !== undefined} />
  return <RuleEditorScreen type={edited} id={editing ?? null} onShow={show} onList={list} />
}
