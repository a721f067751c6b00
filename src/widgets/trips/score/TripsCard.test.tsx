import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, type Live, LOADING } from '#domain/base/live'
import { useDealerTrips } from '../../../data/queries/dealerTrips'
import { useNewestTrip } from '../../../data/queries/trips'
import { RetryContext } from '../../../ui/feedback/retry'
import skeleton from '../../../ui/feedback/Skeleton.module.css'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DealerTripsCard } from './DealerTripsCard'
import { TripsCard } from './TripsCard'

vi.mock('../../../data/queries/trips', () => ({ useNewestTrip: vi.fn() }))
vi.mock('../../../data/queries/dealerTrips', () => ({ useDealerTrips: vi.fn() }))

const onRetry = vi.fn()

async function show(card: ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <RetryContext value={onRetry}>{card}</RetryContext> }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

function answer(live: Live<never>): void {
  vi.mocked(useNewestTrip).mockReturnValue(live)
  vi.mocked(useDealerTrips).mockReturnValue(live)
}

beforeEach(() => onRetry.mockClear())

const OF_VEHICLE = { vehicleId: 'v-1' }

describe.each([
  ['a vehicle', <TripsCard key="fleet" of={OF_VEHICLE} />],
  ['a vehicle of the dealer inventory', <DealerTripsCard key="dealer" vehicleId="d-1" />],
])('the newest trip of %s', (_, card) => {
  it('shows a loading state while its dataset is being stored', async () => {
    answer(LOADING)
    await show(card)
    expect(document.getElementsByClassName(skeleton.skeleton ?? '')).toHaveLength(1)
  })

  it('shows an error with a retry when it cannot be read', async () => {
    answer(failed(new AppError('storage-lost')))
    await show(card)
    expect(screen.getByRole('alert').textContent).toContain('Storage on this device stopped responding')
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(onRetry).toHaveBeenCalledWith('storage-lost')
  })
})
