import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import type { Subscription } from '../useSubscription'
import { PlanCard } from './PlanCard'

const TRIAL = {
  overview: { name: 'Okafor Field Services' },
  billing: { plan: 'trial', trialEndsDaysAgo: -23 },
  plan: { plan: 'full', trialDaysLeft: 23 },
  lines: [
    { item: 'connected', vehicles: 34 },
    { item: 'coaching', vehicles: 15 },
  ],
  isInventory: false,
} as unknown as Subscription

async function show(changes: Partial<Subscription> = {}): Promise<string[]> {
  const root = createRootRoute({ component: () => <PlanCard subscription={{ ...TRIAL, ...changes }} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

it('says apart what is free until when, what is billed meanwhile, and what after', async () => {
  const steps = await show()
  const free = screen.getByText(/^Full fleet is free until /)
  expect(free.textContent).toMatch(/\. 23 days left$/)
  expect(free.textContent).not.toContain('$')
  expect(steps).toEqual([
    'During the trialYou pay only for Basic essentials and your add-ons$363.92 per month',
    'After the trialFull fleet adds $6.99 per connected vehicle, plus tax$616.43 per month',
  ])
})

it('names no add-ons where none is billed', async () => {
  const [now] = await show({ lines: [{ item: 'connected', vehicles: 34 }] })
  expect(now).toContain('You pay only for Basic essentials$')
})

it('speaks of no free days of the basic plan', async () => {
  const steps = await show({ plan: { plan: 'basic', trialDaysLeft: null } })
  expect(screen.queryByText(/free/i)).toBeNull()
  expect(steps.map((text) => text.slice(0, 3))).toEqual(['Now', 'Wit'])
})
