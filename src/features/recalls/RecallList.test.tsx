import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { aVehicle } from '#domain/testing/vehicle'
import type { Recall } from '#domain/vehicle/recall'
import { setRecallScheduled } from '../../data/queries/recalls'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { RecallList } from './RecallList'
import type { RecallRow } from './useRecalledVehicles'

vi.mock('../../data/queries/recalls', () => ({ setRecallScheduled: vi.fn() }))

const RECALL: Recall = {
  id: 'r-1',
  vin: '3GNKBCRS4MS977916',
  account: 'fleet',
  label: 'Unit 151',
  makeModel: 'Chevrolet Blazer',
  daysAgo: 3,
  type: 'productSafety',
  isScheduled: false,
}

beforeEach(() => {
  vi.mocked(setRecallScheduled)
    .mockReset()
    .mockResolvedValue({ value: undefined, isChanged: true, undo: async () => 'undone' })
})

async function show(rows: RecallRow[], isInventory = false) {
  const component = () => <RecallList live={ready(rows)} isInventory={isInventory} />
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

describe('the recalled vehicles', () => {
  it('says so when nothing is recalled', async () => {
    await show([])
    expect(screen.getByText('No open recalls')).toBeTruthy()
  })

  it('marks the service of one vehicle as scheduled', async () => {
    const second = { ...RECALL, id: 'r-2', label: 'Unit 071', isScheduled: true }
    const vehicle = aVehicle({ label: 'Unit 151' })
    await show([
      { recall: RECALL, vehicle: { ...vehicle, keeper: vehicle.driverName } },
      { recall: second, vehicle: null },
    ])
    expect(screen.getByRole('status').textContent).toBe('2 open recalls, 1 scheduled for service')
    const card = within(screen.getByRole('region', { name: 'Unit 151' }))
    fireEvent.click(card.getByRole('button', { name: 'Mark as scheduled' }))
    await waitFor(() => expect(setRecallScheduled).toHaveBeenCalledExactlyOnceWith('r-1', true))
  })

  it('keeps the recall of a vehicle that left the account, without a way to it', async () => {
    await show([{ recall: RECALL, vehicle: null }])
    const card = within(screen.getByRole('region', { name: 'Unit 151' }))
    expect(card.getByText(RECALL.vin)).toBeTruthy()
    expect(card.queryByRole('link')).toBeNull()
  })

  it('tells a dealer not to deliver it', async () => {
    await show([{ recall: RECALL, vehicle: null }], true)
    expect(screen.getByText('Do not sell, lend, or deliver it until the repair is done.')).toBeTruthy()
  })
})
