import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { valueOr } from '#domain/base/live'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { clearQueryCache } from '../../../data/core/live'
import { vehiclesQuery } from '../../../data/queries/vehicles'
import { forgetDatabase } from '../../../data/testing/tab'
import { turnToVisit } from '../../../session/offlineReady'
import { setAttract } from '../../../state/ghost'
import { markVisitTouched } from '../../../state/idle'
import { setOwnFleet } from '../../../state/ownFleet'
import { resetVisitState } from '../../../state/visit'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { AttractRoute } from './AttractRoute'

vi.mock('../../../session/offlineReady', () => ({ turnToVisit: vi.fn() }))
// Without the Web Locks API a visit is claimed at once.
Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })

/** Stores a fleet as if it was read from a pack. */
async function storeFleet(count: number, pack?: string): Promise<void> {
  await withDatabase(async (db) => {
    await db.vehicles.clear()
    await db.vehicles.bulkPut(Array.from({ length: count }, (_, at) => aVehicle({ id: `v-${at + 1}` })))
    for (const name of ['vehicles', 'users'])
      await db.datasets.put({
        name,
        version: 1,
        rowsDone: 1,
        rowsTotal: 1,
        complete: 1,
        ...(pack && { pack }),
      })
  })
}

async function openAttract() {
  const root = createRootRoute()
  const attract = createRoute({ getParentRoute: () => root, path: '/attract', component: AttractRoute })
  const router = createRouter({
    routeTree: root.addChildren([attract]),
    history: createMemoryHistory({ initialEntries: ['/attract'] }),
  })
  await router.load()
  return renderInEnglish(<RouterProvider router={router} />)
}

/** Waits until the vehicles are read. */
const isRead = (vehicles: number) =>
  waitFor(() => expect(valueOr(vehiclesQuery().current(), [])).toHaveLength(vehicles))
const count = () => screen.queryByText(/vehicles\.$/)?.textContent ?? null

beforeEach(async () => {
  clearQueryCache()
  closeDatabase()
  await forgetDatabase()
  resetVisitState()
  setAttract(false)
  vi.mocked(turnToVisit).mockReset()
})

it('shows no number before it is known whose fleet is stored', async () => {
  await storeFleet(37)
  await isRead(37)
  await openAttract()
  expect(count()).toBeNull()
  act(() => setOwnFleet(null))
  expect(count()).toBe('37 vehicles.')
})

it('shows no number of a visitor’s own fleet, and the shipped fleet’s once it is stored again', async () => {
  await storeFleet(37, 'own-fleet')
  await isRead(37)
  const visitor = { visit: 'ended', dials: { vehicles: 37, electricPercent: 0, region: 'us' as const } }
  setOwnFleet({ company: 'Your fleet', vehicles: 37, day: '2026-11-20', pack: 'own-fleet@1', visitor })
  let onStored = () => {}
  vi.mocked(turnToVisit).mockReturnValue(
    new Promise((resolve) => {
      onStored = resolve
    }),
  )
  markVisitTouched()
  const { unmount } = await openAttract()
  expect(count()).toBeNull()
  // The screen is mounted again with the new visit.
  unmount()
  await openAttract()
  expect(count()).toBeNull()
  await waitFor(() => expect(turnToVisit).toHaveBeenCalled())
  expect(count()).toBeNull()
  await storeFleet(4)
  await act(async () => onStored())
  await waitFor(() => expect(count()).toBe('4 vehicles.'))
})
