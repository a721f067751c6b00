import { useRouterState } from '@tanstack/react-router'
import { routeFor } from '#domain/device/routes'
import { useUpgradePrompt } from '../../../state/upgradePrompt'

/** Whether the prompt for a higher plan is open over the screen that is rendered. */
export function useUpgradeWanted(): boolean {
  const onDashboard = useRouterState({
    select: (state) =>
      routeFor(state.matches.at(-1)?.pathname ?? state.location.pathname)?.titleId === 'home',
  })
  return useUpgradePrompt(onDashboard)
}
