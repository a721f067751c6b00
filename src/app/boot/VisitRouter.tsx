import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { useDemoNow } from '../../state/demoClock'

/**
 * Renders the router anew with each visit. The router sets a state of its own to the same value at every navigation,
 * and React keeps each of these updates until the component that has the state is rendered again, which nothing else
 * leads to.
 */
export function VisitRouter({ router }: { router: AnyRouter }) {
  useDemoNow()
  return <RouterProvider router={router} />
}
