import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useDemoNow } from '../../state/demoClock'

/**
 * Renders the router again with each visit, which frees memory: at every navigation the router sets one of its states
 * to the same value, and React keeps each of these updates until the component of that state is rendered again.
 */
export function VisitRouter({ router }: { router: AnyRouter }) {
  useDemoNow()
  return <RouterProvider router={router} />
}
