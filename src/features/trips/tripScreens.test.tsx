import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { FleetUser } from '#domain/people/user'
import { someDays } from '#domain/testing/vehicleDays'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import { readTripSearch, type TripSearch } from '#domain/trips/tripSearch'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { withDatabase } from '../../data/core/databaseConnection'
import { freshRows } from '../../data/testing/rows'
import { setCameraAdded } from '../../state/mode'
import { clearToasts, currentToast } from '../../ui/feedback/toast'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { UserTripsScreen } from './UserTripsScreen'
import { VehicleTripsScreen } from './VehicleTripsScreen'

// A map needs a browser.
vi.mock('../../map/MapView', () => ({ MapView: () => null }))

const read = (file: string) => JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8'))
const ALL_TRIPS: Trip[] = read('trips').trips
const isGroup = ({ subtypes }: Trip['dots'][number]) => subtypes?.length === 3
/** A trip whose group of events is followed by another event, and whose camera saw something. */
const SHOWN = firstOf(
  ALL_TRIPS,
  ({ dots, showBreakdown, daysAgo }) => showBreakdown && daysAgo > 0 && isGroupBeforeEvent(dots),
)
const FILMED = firstOf(
  ALL_TRIPS,
  ({ dots, showBreakdown }) => showBreakdown && dots.some(({ video }) => video !== undefined),
)
const isTheirs = ({ vehicleId }: { vehicleId: string }) =>
  [SHOWN, FILMED].some((trip) => trip.vehicleId === vehicleId)
const TRIPS = ALL_TRIPS.filter(({ vehicleId }) => vehicleId === SHOWN.vehicleId)
const DRIVER = SHOWN.driverId
const { users }: { users: FleetUser[] } = read('account')
const MANAGER = firstOf(users, ({ role }) => role !== 'driver')
const { dealerTrips }: { dealerTrips: DealerTrip[] } = read('dealer')
const [SOLD] = read('dealer').dealerVehicles.filter(
  ({ id }: DealerVehicle) => dealerTrips.filter(({ vehicleId }) => vehicleId === id).length > 1,
) as DealerVehicle[]

function firstOf<Row>(rows: readonly Row[], fits: (row: Row) => boolean): Row {
  const found = rows.find(fits)
  if (!found) throw new Error('no row of the demo data fits')
  return found
}

function isGroupBeforeEvent(dots: Trip['dots']): boolean {
  const group = dots.findIndex(isGroup)
  return group > 0 && dots.slice(group + 1).some(({ type }) => type !== 3 && type !== 4)
}

const ROWS = {
  vehicles: (read('vehicles').vehicles as Vehicle[]).filter(({ id }) => isTheirs({ vehicleId: id })),
  users,
  trips: ALL_TRIPS.filter(isTheirs),
  vehicleDays: [someDays({ id: SHOWN.vehicleId })],
  cameraEvents: (read('events').cameraEvents as CameraEvent[]).filter(isTheirs),
  weatherDays: [],
  accounts: [],
  dealerVehicles: [SOLD as object],
  dealerTrips,
}
const PATHS = (read('paths-us').pathsUs as TripPaths[]).filter(isTheirs)

beforeEach(async () => {
  clearToasts()
  setCameraAdded(false)
  await freshRows({ ...ROWS, pathsUs: PATHS, pathsCa: [], pathsMx: [] })
})

/** Shows the trips of a driver or a vehicle, with the search of an address. */
async function show(Screen: typeof VehicleTripsScreen | typeof UserTripsScreen, id: string, address = {}) {
  let search = readTripSearch(address)
  function Page() {
    const [shown, setShown] = useState(search)
    search = shown
    return <Screen id={id} search={shown} onSearch={(change) => setShown({ ...shown, ...change })} />
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return { search: (): TripSearch => search }
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-trip]')]
const events = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const position = () => Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Replay position' }).value)
const openTrip = async (trip: Trip) => {
  const page = await show(VehicleTripsScreen, trip.vehicleId, { trip: trip.id })
  await screen.findByRole('slider', { name: 'Replay position' })
  return page
}

describe('the trips of a day', () => {
  it('are numbered, and a press on one shows it', async () => {
    const { search } = await show(VehicleTripsScreen, SHOWN.vehicleId, { day: `${SHOWN.daysAgo}` })
    const ofDay = TRIPS.filter(({ daysAgo }) => daysAgo === SHOWN.daysAgo)
    await waitFor(() => expect(rows()).toHaveLength(ofDay.length))
    expect(rows().map((row) => row.firstElementChild?.textContent)).toEqual(
      ofDay.map(({ number }) => `${number}`),
    )
    expect(screen.getByText(new RegExp(`^${ofDay.length} trips`))).toBeTruthy()
    fireEvent.click(rows()[0] as HTMLElement)
    expect(search()).toMatchObject({ day: SHOWN.daysAgo, trip: ofDay[0]?.id })
    await waitFor(() => expect(rows()[0]?.getAttribute('aria-current')).toBe('true'))
  })

  it('further back are sums only, which says why', async () => {
    await show(VehicleTripsScreen, SHOWN.vehicleId, { day: '30' })
    expect(await screen.findByText(/^Individual trips are kept for 7 days/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Daily totals' }).textContent).toContain('Distance')
  })

  it('that a link names in vain lead to the newest', async () => {
    const { search } = await show(VehicleTripsScreen, SHOWN.vehicleId, { trip: 't-nowhere' })
    expect(await screen.findByText('We could not find this trip')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Show latest trip' }))
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
    expect(search()).toMatchObject({ trip: null, day: null })
  })

  it('of a driver are those trips, with the score of the chosen window', async () => {
    const { search } = await show(UserTripsScreen, DRIVER)
    await waitFor(() => expect(rows()).not.toHaveLength(0))
    fireEvent.click(await screen.findByRole('radio', { name: '30 days' }))
    expect(search().window).toBe(30)
  })

  it('are none of a manager’s', async () => {
    await show(UserTripsScreen, MANAGER.id)
    expect(await screen.findByText('Only fleet drivers have trips.')).toBeTruthy()
  })
})

it('an address opens a trip at its second', async () => {
  await show(VehicleTripsScreen, SHOWN.vehicleId, { trip: SHOWN.id, t: '100' })
  await screen.findByRole('slider', { name: 'Replay position' })
  expect(position()).toBe(100)
})

describe('the events of a trip', () => {
  it('are all in the table; one leads to its moment and its card, and on to the next', async () => {
    await openTrip(SHOWN)
    expect(events()).toHaveLength(SHOWN.dots.length)
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: /^Several events/ }))
    const card = within(screen.getByRole('region', { name: 'Several events' }))
    for (const title of ['Hard Brake', 'Road Speeding', 'Hard Acceleration'])
      expect(card.getByText(title)).toBeTruthy()
    expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Time', 'Address', 'Odometer', 'Speed', 'Speed limit'],
    ])
    const before = position()
    expect(before).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: 'Next event' }))
    expect(position()).toBeGreaterThan(before)
  })

  it('with a clip open it, which plays and says that it is simulated', async () => {
    await openTrip(FILMED)
    fireEvent.click(screen.getAllByRole('button', { name: /^Watch the clip/ })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Camera clip' }))
    expect(await dialog.findByText('Simulated clip')).toBeTruthy()
    expect(await dialog.findByRole('img', { name: /^Simulated clip: ./ })).toBeTruthy()
    const slider = dialog.getByRole<HTMLInputElement>('slider', { name: 'Clip position' })
    await waitFor(() => expect(Number(slider.value)).toBeGreaterThan(0))
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a trip', () => {
  const stored = () => withDatabase((db) => db.trips.get(SHOWN.id))
  const row = () => document.querySelector(`[data-trip="${SHOWN.id}"]`)?.textContent

  it('becomes personal, and business again by the toast', async () => {
    await openTrip(SHOWN)
    fireEvent.click(screen.getByRole('radio', { name: 'Personal' }))
    await waitFor(() => expect(row()).toContain('Personal'))
    expect((await stored())?.business).toBe(false)
    act(() => currentToast()?.action?.run())
    await waitFor(() => expect(row()).not.toContain('Personal'))
    expect((await stored())?.business).toBe(true)
    expect(screen.getByRole('radio', { name: 'Business' }).getAttribute('aria-checked')).toBe('true')
  })

  it('says what its score is made of, with the camera once one was added', async () => {
    await openTrip(FILMED)
    const score = screen.getByRole('region', { name: 'Trip score' })
    expect(score.textContent).toMatch(/Starts at 100, \d+ lost/)
    expect(score.textContent).not.toContain('Camera:')
    act(() => setCameraAdded(true))
    await waitFor(() => expect(score.textContent).toContain('Camera: food and drink'))
  })

  it('whose score has no reasons gives none', async () => {
    await openTrip(firstOf(TRIPS, ({ showBreakdown }) => !showBreakdown))
    expect(screen.getByRole('region', { name: 'Trip score' }).textContent).not.toContain('Starts at 100')
  })
})

it('a dealer’s vehicle has trips of the dealer’s kind', async () => {
  const { search } = await show(VehicleTripsScreen, SOLD?.id ?? '')
  const facts = within(await screen.findByRole('region', { name: 'Trip details' }))
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Vehicle', 'Stock number', 'Driver', 'From', 'Trip end', 'Distance', 'Idling']),
  )
  fireEvent.click(rows()[1] as HTMLElement)
  expect(rows()[1]?.getAttribute('aria-current')).toBe('true')
  expect(search().trip).toBe(rows()[1]?.dataset.trip)
})
