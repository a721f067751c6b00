import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { editedRuleType } from '../../domain/notifications/ruleType'
import { RuleEditorScreen } from '../../features/settings/RuleEditorScreen'
import { useDataProblem, useRetryData } from '../shell/dataProblem'
import { ComingSoon } from './first/ComingSoon'

/** The notification editor of the type in the address: geofences; the others are still to come. */
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
  const problem = useDataProblem()
  const retry = useRetryData()
  if (edited === null) return <ComingSoon />
  return (
    <RuleEditorScreen type={edited} id={editing ?? null} problem={problem} onRetry={retry} onShow={show} />
  )
}
