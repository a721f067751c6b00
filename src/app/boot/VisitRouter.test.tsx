import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setDemoNow } from '../../state/demoClock'
import { VisitRouter } from './VisitRouter'

interface Fiber {
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { queue?: { pending: Update | null } } | null
}
interface Update {
  next: Update
}

/** How many updates wait in the first state of the component of this name. */
function waitingIn(name: string, fiber: Fiber | null): number {
  if (!fiber) return 0
  const first = fiber.memoizedState?.queue?.pending
  let own = 0
  if (first && typeof fiber.type === 'function' && fiber.type.name === name)
    for (let update: Update | null = first; update; update = update.next === first ? null : update.next)
      own += 1
  return own + waitingIn(name, fiber.child) + waitingIn(name, fiber.sibling)
}

it('holds no update of a navigation once the next visit has begun', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <h1>Here</h1> }),
    history: createMemoryHistory(),
  })
  const { container } = render(<VisitRouter router={router} />)
  await screen.findByRole('heading')
  const root = Object.entries(container).find(([key]) => key.startsWith('__reactContainer$'))?.[1]
  const waiting = () => waitingIn('Matches', root.stateNode.current)
  for (let step = 0; step < 5; step += 1) await act(() => router.navigate({ to: '/', search: { step } }))
  expect(waiting()).toBeGreaterThan(2)

  act(() => setDemoNow(1))

  expect(waiting()).toBe(0)
})
