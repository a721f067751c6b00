import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, MISSING, ready } from '#domain/base/live'
import type { CenterSearch } from '#domain/notifications/centerSearch'
import type { FeedEvent, FeedItem } from '#domain/notifications/feed'
import { aVehicle } from '#domain/testing/vehicle'
import { useFeed, useFeedGroups } from '../../data/queries/feed'
import { useVehicle } from '../../data/queries/vehicles'
import { fixDemoClock } from '../../state/demoClock'
import { cameraAddedAtom, resetModes, setEssentials } from '../../state/mode'
import { store } from '../../state/store'
import { resetVisitState } from '../../state/visit'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { RetryContext } from '../../ui/feedback/retry'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { NotificationsScreen } from './NotificationsScreen'

vi.mock('../../data/queries/feed', () => ({ useFeed: vi.fn(), useFeedGroups: vi.fn() }))
vi.mock('../../data/queries/vehicles', () => ({ useVehicle: vi.fn() }))

function item(id: string, minutesAgo: number, event: FeedEvent, changes: Partial<FeedItem> = {}): FeedItem {
  const subject = { vehicleId: 'v-1', vehicle: 'Unit 118', driverId: null, driver: 'Luis Mendoza' }
  return { id, section: 'fleet', ...subject, minutesAgo, event, ...changes }
}

const TRIP: FeedEvent = {
  kind: 'trip',
  tripId: 't-404',
  info: { score: 92, distanceMi: 12, totalMinutes: 30, idleMinutes: 4 },
  breakdown: { hardBrake: 2, hardAcceleration: 0, roadSpeeding: 0, speedingOver80: 0 },
}
const FEED = [
  item('ff-1', 30, { kind: 'tire', wheel: 'frontLeft', pressurePsi: 29, recommendedPsi: 35 }),
  item('ff-2', 60, TRIP, { vehicleId: 'v-7', vehicle: 'Unit 204', driver: 'Priya Kaur' }),
  item('ff-3', 90, { kind: 'offHours' }),
  item('ff-4', 2000, { kind: 'charging', state: 'completed', chargePercent: 100 }),
]

const change = vi.fn()
let wide = true

const begin = (search: CenterSearch = {}) =>
  showPage(() => (
    <RetryContext value={vi.fn()}>
      <NotificationsScreen search={search} onSearch={change} />
    </RetryContext>
  ))
const painted = () => act(() => new Promise<void>((resolve) => afterNextPaint(resolve)))

async function show(search?: CenterSearch) {
  await begin(search)
  await painted()
}

async function showPage(component: () => ReactNode) {
  const root = createRootRoute({ component })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/all-notifications'] }),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.hasAttribute('data-item'))
    .map((link) => link.getAttribute('data-item'))

beforeEach(() => {
  // Just after midnight the newest item would be of yesterday.
  fixDemoClock('?now=2025-10-15T18:00:00Z')
  resetVisitState()
  resetModes()
  change.mockClear()
  wide = true
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wide && query !== 'print',
    addEventListener() {},
    removeEventListener() {},
  }))
  store.set(cameraAddedAtom, false)
  vi.mocked(useFeed).mockReturnValue(ready(FEED))
  vi.mocked(useFeedGroups).mockReturnValue(ready(new Map([['v-1', 'Fleet One']])))
  vi.mocked(useVehicle).mockReturnValue(
    ready({ ...aVehicle({ id: 'v-1', label: 'Unit 118' }), driverName: null }),
  )
})

describe('the list of the notifications center', () => {
  it('has all items by day, the newest open beside it and still unread', async () => {
    await show()
    expect(titles()).toEqual(['ff-1', 'ff-2', 'ff-3', 'ff-4'])
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toContain('Today')
    const open = screen.getByRole('article')
    expect(within(open).getByRole('heading').textContent).toBe('Front left tire low: 29\u00a0psi')
    expect(screen.getByRole('tab', { name: /^Notifications/ }).textContent).toBe('Notifications2')
  })

  it('narrows to event types and says what nothing is, with the way back', async () => {
    await show({ type: 'charging,trip' })
    expect(titles()).toEqual(['ff-2', 'ff-4'])
    expect(screen.getByText('Showing 2 of 4')).toBeTruthy()
  })

  it('says "No Notifications Found" for an empty type', async () => {
    await show({ type: 'adapterIssue' })
    expect(screen.getByText('No Notifications Found')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show all notifications' }))
    expect(change).toHaveBeenCalledWith({ q: undefined, type: undefined, unread: undefined })
  })

  it('offers fourteen event types, each with its count', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Event types' }))
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes).toHaveLength(14)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Off-Hours/ }))
    expect(change).toHaveBeenCalledWith({ type: 'offHours', filter: undefined })
  })

  it('searches for vehicles, drivers and what happened', async () => {
    await show({ q: 'priya' })
    expect(titles()).toEqual(['ff-2'])
  })

  it('lists the unread ones, and keeps the one that is open', async () => {
    await show({ unread: '1', item: 'ff-3' })
    await waitFor(() => expect(titles()).toEqual(['ff-1', 'ff-3']))
    expect(screen.getByRole('tab', { name: /^Notifications/ }).textContent).toBe('Notifications1')
  })

  it('marks all as read', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(screen.getByRole('tab', { name: /^Notifications/ }).textContent).toBe('Notifications')
  })

  it('says why it cannot be read', async () => {
    vi.mocked(useFeed).mockReturnValue(failed(new AppError('storage-lost')))
    await show()
    expect(screen.getByRole('alert').textContent).toContain('Storage on this device stopped responding')
  })
})

describe('an open notification', () => {
  it('follows once the list is painted', async () => {
    await begin({ item: 'ff-2' })
    expect(titles()).toContain('ff-2')
    expect(screen.queryByRole('article')).toBeNull()
    await painted()
    expect(screen.getByRole('article')).toBeTruthy()
  })

  it('of a trip has its score with the points of each reason', async () => {
    await show({ item: 'ff-2' })
    const open = within(screen.getByRole('article'))
    expect(open.getByRole('heading').textContent).toBe('Trip ended, score 92')
    expect(open.getByText('Hard braking').closest('li')?.textContent).toBe('Hard braking2 times-8')
    expect(open.getByText('Starts at 100, 8 lost')).toBeTruthy()
  })

  it('of a trip stays a line in a plan without trips: no score, no distance, and the lock', async () => {
    setEssentials(true)
    await show({ item: 'ff-2' })
    expect(screen.getByRole('link', { name: /^Trip ended/ }).textContent).not.toContain('92')
    const open = within(screen.getByRole('article'))
    expect(open.getByRole('heading').textContent).toBe('Trip ended')
    expect(open.queryByText('Hard braking')).toBeNull()
    expect(open.getByText('Distance').closest('[inert]')).not.toBeNull()
    expect(open.getByRole('button', { name: 'Score and distance: Not included in your plan' })).toBeTruthy()
  })

  it('of a removed vehicle stays, says so, and leads nowhere', async () => {
    vi.mocked(useVehicle).mockReturnValue(MISSING)
    await show({ item: 'ff-3' })
    const open = within(screen.getByRole('article'))
    expect(open.getByText('No longer in the fleet')).toBeTruthy()
    expect(open.queryByRole('link', { name: 'View vehicle' })).toBeNull()
  })

  it('has a page of its own where there is no room beside the list', async () => {
    wide = false
    await show({ item: 'ff-1', type: 'maintenance' })
    expect(titles()).toEqual([])
    expect(screen.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
      '/all-notifications?type=maintenance',
    )
  })

  /** The screen of a narrow window. @returns what leads to an item, and back without one */
  async function showNarrow() {
    wide = false
    let go = (_: CenterSearch) => {}
    function Screen() {
      const [search, setSearch] = useState<CenterSearch>({})
      go = setSearch
      return <NotificationsScreen search={search} onSearch={change} />
    }
    await showPage(Screen)
    return (search: CenterSearch) => act(() => go(search))
  }

  it('takes the focus with it where there is no room beside the list, and gives it back to its row', async () => {
    const go = await showNarrow()
    const row = () => screen.getByRole('link', { name: /^Front left tire low/ })
    row().focus()
    go({ item: 'ff-1' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Front left tire low: 29\u00a0psi'))
    screen.getByRole('link', { name: 'All notifications' }).focus()
    go({})
    await waitFor(() => expect(document.activeElement).toBe(row()))
  })

  it('leads back to the list also from an address that no item can have', async () => {
    const go = await showNarrow()
    go({ item: 'a"]' })
    go({})
    expect(titles()).toHaveLength(FEED.length)
  })

  it('says when it is gone', async () => {
    await show({ item: 'ff-99' })
    expect(screen.getByText('This notification is gone')).toBeTruthy()
  })
})
