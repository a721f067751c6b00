import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkDashboardSearch } from '#domain/dashboard/dashboardSearch'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { freshRows } from '../../../data/testing/rows'
import { selectFleet } from '../../../state/fleet'
import { resetModes, setEssentials } from '../../../state/mode'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { parseSearch, stringifySearch } from '../search/searchText'
import { DashboardRoute } from './DashboardRoute'

// A map needs a browser.
vi.mock('../../../features/dashboard/OverviewMapCard', () => ({ OverviewMapCard: () => null }))

const VEHICLES = [
  aVehicle({ id: 'v-1', vin: 'A', health: 'high' }),
  aVehicle({ id: 'v-2', vin: 'B', driverId: null, driverName: null }, { fuel: 20 }),
  aVehicle({ id: 'v-3', vin: 'C', fleet: 'Fleet Two', status: 'nonConnected' }, { fuel: null }),
]
const ROWS = {
  vehicles: VEHICLES,
  users: [],
  vehicleDays: [someDays({ id: 'v-1' }), someDays({ id: 'v-3' })],
  fleets: [
    { id: 'f-1', name: 'Fleet One' },
    { id: 'f-2', name: 'Fleet Two' },
  ],
}

/** Renders the screen under parent routes with the same ids as in the app. */
async function show() {
  const root = createRootRoute({ notFoundComponent: () => null })
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' })
  const dashboard = createRoute({
    getParentRoute: () => shell,
    id: 'dashboard',
    validateSearch: checkDashboardSearch,
  })
  const home = createRoute({ getParentRoute: () => dashboard, path: '/home', component: DashboardRoute })
  const history = createMemoryHistory({ initialEntries: ['/home'] })
  const routeTree = root.addChildren([shell.addChildren([dashboard.addChildren([home])])])
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  // Content further down the screen renders later.
  await screen.findByRole('region', { name: 'Distance', hidden: true })
  await screen.findByText(/^\d+ vehicles?\. \d/)
  return router
}

beforeEach(async () => {
  resetModes()
  selectFleet('all')
  await freshRows(ROWS)
})

const tile = (name: string) => screen.getByRole('region', { name })

describe('the dashboard', () => {
  it('counts the vehicles of the selected fleet, while its recall tile always shows two', async () => {
    await show()
    expect(screen.getByText('3 vehicles. 2 open recalls in the account.')).toBeTruthy()
    expect(await within(tile('Distance')).findByText('560')).toBeTruthy()
    act(() => selectFleet('Fleet Two'))
    expect(screen.getByText('1 vehicle. 2 open recalls in the account.')).toBeTruthy()
    expect(within(tile('Distance')).getByText('280')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Recalls/ }).textContent).toMatch(/Recalls2.*Whole account/)
    expect(screen.getByRole('button', { name: /^Checked out/ }).textContent).toMatch(/1 of 1/)
  })

  it('links each figure to its list', async () => {
    await show()
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^Non-connected/)).toBe('/1?status=nonConnected')
    expect(hrefOf(/^High/)).toBe('/1?health=high')
    expect(hrefOf(/^11–20%: 1 vehicle$/)).toBe('/1?level=20')
    expect(hrefOf(/^1 vehicle at 20% or less/)).toBe('/1?level=10%2C20')
    expect(hrefOf(/^Recalls/)).toBe('/11')
  })

  it('submits an empty search', async () => {
    const router = await show()
    fireEvent.submit(screen.getByRole('searchbox', { name: 'Search vehicles' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/1'))
    expect(router.state.location.search).toEqual({ q: '' })
  })

  it('renders without any vehicle', async () => {
    act(() => selectFleet('A new fleet'))
    await show()
    expect(screen.getByText('0 vehicles. 2 open recalls in the account.')).toBeTruthy()
    expect(await within(tile('Distance')).findByText('No trips in the last seven days.')).toBeTruthy()
  })

  it('hides driver behavior in essentials mode', async () => {
    setEssentials(true)
    await show()
    expect(screen.queryByText('Driver behavior')).toBeNull()
  })
})

it('keeps the chosen days in the address', async () => {
  const router = await show()
  fireEvent.click(screen.getByRole('radio', { name: '60 days' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ days: '60' }))
})
