import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../../../data/core/live'
import { useDealerTrips } from '../../../data/queries/dealerTrips'
import { useNewestTrip } from '../../../data/queries/trips'
import { AppError } from '../../../domain/kiosk/errors'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DealerTripsCard, type DealerTripsCardProps } from './DealerTripsCard'
import { TripsCard } from './TripsCard'

vi.mock('../../../data/queries/trips', () => ({ useNewestTrip: vi.fn() }))
vi.mock('../../../data/queries/dealerTrips', () => ({ useDealerTrips: vi.fn() }))

const onRetry = vi.fn()

async function show(card: ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => card }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

function answer(live: Live<null>): void {
  vi.mocked(useNewestTrip).mockReturnValue(live)
  vi.mocked(useDealerTrips).mockReturnValue(live)
}

beforeEach(() => onRetry.mockClear())

type Data = Pick<DealerTripsCardProps, 'problem' | 'onRetry'>
const OF_VEHICLE = { vehicleId: 'v-1' }

describe.each([
  ['a vehicle', (data: Data) => <TripsCard of={OF_VEHICLE} {...data} />],
  ['a vehicle of the stock', (data: Data) => <DealerTripsCard vehicleId="d-1" {...data} />],
])('the newest trip of %s', (_, Card) => {
  const card = (problem: Data['problem']) => <Card problem={problem} onRetry={onRetry} />

  it('is waited for while its dataset is being stored', async () => {
    answer({ status: 'ready', value: null })
    await show(card(null))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that cannot be read says so, and can be asked for again', async () => {
    answer({ status: 'error', error: new AppError('storage-lost') })
    await show(card(null))
    expect(screen.getByRole('alert').textContent).toContain('Storage on this device stopped responding')
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(onRetry).toHaveBeenCalledWith('storage-lost')
  })

  it('whose dataset did not arrive says so, and can be asked for again', async () => {
    answer({ status: 'ready', value: null })
    await show(card('dataset-missing'))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledWith('dataset-missing')
  })
})
