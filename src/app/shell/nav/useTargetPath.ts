import { useRouterState } from '@tanstack/react-router'

/**
 * The address that the visitor chose, even while its screen is still loading: the router's links mark it as current
 * from the press on, and two current links would contradict each other.
 */
export function useTargetPath(): string {
  return useRouterState({ select: ({ location }) => location.pathname })
}
