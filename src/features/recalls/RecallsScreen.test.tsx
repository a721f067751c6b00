import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import type { Recall } from '#domain/vehicle/recall'
import { closeDatabase, withDatabase } from '../../data/core/databaseConnection'
import { clearQueryCache } from '../../data/core/live'
import { seedRows } from '../../data/testing/rows'
import { forgetDatabase } from '../../data/testing/tab'
import { enterMode, resetModes } from '../../state/mode'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { RecallsScreen } from './RecallsScreen'

const VEHICLE = aVehicle({ label: 'Unit 151' })
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

beforeEach(async () => {
  resetModes()
  clearQueryCache()
  closeDatabase()
  await forgetDatabase()
})

async function show(recalls: Recall[]) {
  const rows = { recalls, vehicles: [VEHICLE], dealerVehicles: [], users: [] }
  await seedRows(rows)
  const routeTree = createRootRoute({ component: RecallsScreen })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const card = async () => within(await screen.findByRole('region', { name: 'Unit 151' }))
const count = () => screen.getByRole('status').textContent

describe('the recalled vehicles', () => {
  it('says so when nothing is recalled', async () => {
    await show([])
    expect(await screen.findByText('No open recalls')).toBeTruthy()
  })

  it('marks the service of one vehicle as scheduled', async () => {
    await show([
      { ...RECALL, vin: VEHICLE.vin },
      { ...RECALL, id: 'r-2', label: 'Unit 071', isScheduled: true },
    ])
    const button = (await card()).getByRole('button', { name: 'Mark as scheduled' })
    expect(count()).toBe('2 open recalls, 1 scheduled for service')
    fireEvent.click(button)
    await waitFor(() => expect(count()).toBe('2 open recalls, 2 scheduled for service'))
    const stored = await withDatabase((db) => db.recalls.get('r-1'))
    expect(stored?.isScheduled).toBe(true)
  })

  it('keeps the recall of a vehicle that left the account, without a way to it', async () => {
    await show([RECALL])
    const shown = await card()
    expect(shown.getByText(RECALL.vin)).toBeTruthy()
    expect(shown.queryByRole('link')).toBeNull()
  })

  it('tells a dealer not to deliver it', async () => {
    enterMode('dealer')
    await show([{ ...RECALL, account: 'dealer' }])
    expect(await screen.findByText('Do not sell, lend, or deliver it until the repair is done.')).toBeTruthy()
  })
})
