import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOTS } from '#domain/dealer/lot'
import type { Geofence } from '#domain/geofence/geofence'
import { checkMapSearch } from '#domain/lists/mapSearch'
import type { Charger } from '#domain/places/charger'
import type { Place } from '#domain/places/place'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { aDriver } from '#domain/testing/people'
import { aVehicle } from '#domain/testing/vehicle'
import { freshRows, seedRows } from '../../data/testing/rows'
import { mapArchives, setMapArchives } from '../../map/ports/archives'
import { maps } from '../../map/testing/fakeMapLibre'
import { selectFleet } from '../../state/fleet'
import { enterMode, resetModes } from '../../state/mode'
import { resetVisitState } from '../../state/visit'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { MapRoute } from './MapRoute'
import { parseSearch, stringifySearch } from './search/searchText'

vi.mock('maplibre-gl', () => import('../../map/testing/fakeMapLibre'))

const everywhere = <Value,>(value: Value) => ({ us: value, ca: value, mx: value })
const SOFT = { frontLeft: 28, frontRight: 35, rearLeft: 35, rearRight: 35 }

const VEHICLES = [
  aVehicle(
    { id: 'v-1', label: 'Unit 1', tags: ['Truck'] },
    { tirePressure: { ...SOFT, recommendedFront: 35, recommendedRear: 35 } },
  ),
  aVehicle({ id: 'v-2', label: 'Unit 2', tags: ['Car', 'EV'], driverId: null, fleet: 'Fleet Two' }),
  aVehicle({ id: 'v-3', label: 'Unit 3', tags: ['Car'], driverId: null }, { isLocationMasked: true }),
]
const DEPOT: Place = {
  id: 'p-1',
  kind: 'depot',
  name: everywhere('Pilsen Depot'),
  address: everywhere('1 Yard St'),
  phone: everywhere('(312) 555-0101'),
  hours: null,
  position: everywhere([-87.7, 41.9]),
}
const STATION: Place = { ...DEPOT, id: 'p-2', kind: 'fuel', name: everywhere('Loop Fuel') }
const CHARGER: Charger = {
  id: 'ch-1',
  clickable: true,
  map: everywhere({ icon: 'charger', position: [-87.6, 41.8] }),
  brand: 'Voltway',
  name: everywhere('Voltway Canal St'),
  location: everywhere('40 Canal St'),
  hours: null,
  paymentMethods: ['card', 'app', 'plugAndCharge'],
  phone: everywhere('(312) 555-0102'),
  website: 'https://voltway.example/',
  unknown: false,
  ports: [
    { available: true, type: 'CCS', rating: 150, cost: 0.45 },
    { available: false, type: 'CCS', rating: 150, cost: 0.45 },
    { available: false, type: 'NACS', rating: 250, cost: 0 },
  ],
}
const SILENT: Charger = { ...CHARGER, id: 'ch-2', name: everywhere('Silent Station'), unknown: true }
const CLOSED: Charger = { ...CHARGER, id: 'ch-3', name: everywhere('Private Station'), clickable: false }
const STOCK = [
  aDealerVehicle(),
  aDealerVehicle({
    id: 'd-2',
    label: 'Bolt 4332',
    stock: '4332',
    modelName: 'Bolt',
    trim: 'EUV',
    geofence: 'Courtesy Lot',
  }),
]
const FENCES = ['Loop', ...LOTS].map(
  (name, at): Geofence => ({
    id: `g-${at}`,
    section: at === 0 ? 'fleet' : 'dealer',
    boundary: 'radius',
    name: everywhere(name),
    area: everywhere({ type: 'Circle', center: [-87.7, 41.9], radiusMi: 0.1 }),
  }),
)
const ROWS = {
  vehicles: VEHICLES,
  users: [aDriver({ vehicleId: 'v-1' })],
  places: [DEPOT, STATION],
  chargers: [CHARGER, SILENT, CLOSED],
  dealerVehicles: STOCK,
  geofences: FENCES,
}

beforeEach(async () => {
  resetVisitState()
  resetModes()
  await freshRows(ROWS)
  const streets = { sha256: 'a', synthetic: true, minZoom: 0, maxZoom: 14, attribution: [] }
  const ready = ['base', 'us'].map((name) => ({ ...streets, name, bounds: [-88, 41, -87, 42] as const }))
  setMapArchives({ ...mapArchives(), ready })
})
afterEach(() => vi.restoreAllMocks())

/** Opens an address of the map. @returns the router, and the rows of the list once they are there */
async function open(address: string, count: number) {
  const root = createRootRoute({ component: Outlet })
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' })
  const map = createRoute({
    getParentRoute: () => shell,
    path: '/0',
    validateSearch: checkMapSearch,
    component: MapRoute,
  })
  const vehicle = createRoute({ getParentRoute: () => shell, path: '/1/detail/$id' })
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([map, vehicle])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  await listed(count)
  return router
}

const rows = () => within(screen.getByRole('tabpanel')).queryAllByRole('listitem')
const listed = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const panel = (name: string) => screen.findByRole('region', { name })
const row = (label: string) =>
  within(screen.getByRole('tabpanel')).getByRole('button', { name: RegExp(label) })
const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const drawnFrom = () => maps.at(-1)?.sourceIds.filter((id) => id.startsWith('room-')) ?? []

describe('the tabs of the map', () => {
  it('list vehicles, places and charging stations, say how many, and are steps that Back undoes', async () => {
    const router = await open('/0?list=open', VEHICLES.length)
    await waitFor(() => expect(tab(/^Vehicles/).textContent).toContain(`${VEHICLES.length}`))
    await waitFor(() => expect(drawnFrom()).toContain('room-vehicles'))
    fireEvent.click(tab(/^Places/))
    await listed(ROWS.places.length)
    expect(router.state.location.href).toBe('/0?list=open&tab=places')
    await waitFor(() => expect(drawnFrom()).toEqual(['room-pins-places']))
    fireEvent.click(tab(/^Charging/))
    await listed(ROWS.chargers.length)
    await waitFor(() => expect(drawnFrom()).toEqual(['room-pins-chargers']))
    act(() => router.history.back())
    await waitFor(() => expect(tab(/^Places/).getAttribute('aria-selected')).toBe('true'))
  })

  it('count the vehicles of the header’s fleet', async () => {
    await open('/0?list=open', VEHICLES.length)
    act(() => selectFleet('Fleet Two'))
    await listed(1)
    expect(tab(/^Vehicles/).textContent).toContain('1')
  })

  it('are told apart by the arrow keys', async () => {
    await open('/0', 0)
    tab(/^Vehicles/).focus()
    fireEvent.keyDown(tab(/^Vehicles/), { key: 'ArrowRight' })
    await waitFor(() => expect(document.activeElement).toBe(tab(/^Places/)))
  })
})

describe('search and filter of the map', () => {
  it('narrow list and count, and say when nothing is found', async () => {
    const router = await open('/0?list=open', VEHICLES.length)
    search('luis mendoza')
    await listed(1)
    expect(row('Unit 1')).toBeTruthy()
    search('no such vehicle')
    expect(await screen.findByText('No results were found')).toBeTruthy()
    fireEvent.click(button('Clear search'))
    await listed(VEHICLES.length)
    fireEvent.click(button('Truck'))
    await listed(1)
    fireEvent.click(button('EV'))
    await listed(2)
    expect(router.state.location.search).toMatchObject({ tags: 'Truck,EV' })
    expect(tab(/^Vehicles/).textContent).toContain('2')
  })

  it('are switched off with what was chosen kept, in the section that was open', async () => {
    const router = await open('/0?list=open&tags=Truck,EV', 2)
    fireEvent.click(button('Filter, 2 active'))
    fireEvent.click(await screen.findByRole('tab', { name: 'Status' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Filter the map' }))
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ tags: 'Truck,EV', filter: 'off' }),
    )
    fireEvent.keyDown(screen.getByRole('switch', { name: 'Filter the map' }), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Filter the map' })).toBeNull())
    await listed(VEHICLES.length)
    fireEvent.click(await screen.findByRole('button', { name: 'Filter, 2 off' }))
    const status = await screen.findByRole('tab', { name: 'Status' })
    expect(status.getAttribute('aria-selected')).toBe('true')
  })

  it('suggest what is found in each tab, and Enter takes the first', async () => {
    const router = await open('/0', 0)
    await waitFor(() => expect(drawnFrom()).toContain('room-vehicles'))
    search('luis mend')
    expect((await screen.findByRole('option', { name: /Unit 1/ })).textContent).toContain('Unit 1')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
    await panel('Unit 1')
    expect(router.state.location.search).toMatchObject({ sel: 'v-1' })
    expect(screen.queryByRole('option')).toBeNull()
    search('pilsen')
    fireEvent.click(await screen.findByRole('option', { name: /Pilsen Depot/ }))
    await panel('Pilsen Depot')
    expect(router.state.location.search).toMatchObject({ tab: 'places', sel: 'p-1' })
  })
})

describe('the panel of the map', () => {
  it('of a vehicle says how it is, steps to its neighbors, and closes when it is chosen again', async () => {
    const router = await open('/0?list=open', VEHICLES.length)
    fireEvent.click(row('Unit 1'))
    const truck = await panel('Unit 1')
    for (const text of ['Luis Mendoza', 'Low tire: Front left']) expect(truck.textContent).toContain(text)
    const place = within(truck).getByRole('status').textContent
    fireEvent.click(button('Next vehicle'))
    await panel('Unit 2')
    expect(screen.queryByRole('region', { name: 'Unit 1' })).toBeNull()
    fireEvent.click(button('Previous vehicle'))
    expect(within(await panel('Unit 1')).getByRole('status').textContent).toBe(place)
    fireEvent.click(row('Unit 1'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unit 1' })).toBeNull())
    act(() => router.history.back())
    fireEvent.click(within(await panel('Unit 1')).getByRole('link', { name: 'Trips' }))
    await waitFor(() => expect(router.state.location.href).toBe('/1/detail/v-1?tab=trips'))
  })

  it('of a vehicle outside the results has its place as well', async () => {
    const end = { end: VEHICLES[0]?.details.map.us.start, endLocation: 'United Yard' }
    const trip = { id: 't-1', vehicleId: 'v-1', daysAgo: 0, number: 1, ended: { minutesAgo: 5 } }
    await seedRows({ trips: [{ ...trip, distanceMi: 5, minutes: 9, map: everywhere(end) }] })
    await open('/0?list=open&sel=v-1&q=nothing', 0)
    const { textContent } = await panel('Unit 1')
    expect(textContent).toContain('Not in these results')
    await waitFor(() => expect(screen.getByText('United Yard')).toBeTruthy())
  })

  it('of a vehicle whose location is hidden says why, as its row does', async () => {
    await open('/0?list=open', VEHICLES.length)
    expect(row('Unit 3').textContent).toContain('Location masking is on')
    fireEvent.click(row('Unit 3'))
    expect((await panel('Unit 3')).textContent).toContain('Location is hidden')
  })

  it('of a place says kind, address, phone and hours', async () => {
    await open('/0?tab=places&list=open', ROWS.places.length)
    fireEvent.click(button('Depot'))
    await listed(1)
    fireEvent.click(row('Pilsen Depot'))
    const { textContent } = await panel('Pilsen Depot')
    for (const text of ['Depot', DEPOT.address.us, DEPOT.phone.us, 'Open 24 hours'])
      expect(textContent).toContain(text)
  })

  it('of a charging station has all its fields, and leads out of the kiosk nowhere', async () => {
    await open('/0?tab=charging&list=open&sel=ch-1', ROWS.chargers.length)
    const charger = await panel('Voltway Canal St')
    for (const text of [
      ...['Open 24 hours', 'Card, App, and Plug and charge', CHARGER.brand, CHARGER.location.us],
      ...[CHARGER.phone.us, 'voltway.example'],
      ...['CCS × 2', '150\u00a0kW, $0.45 per kWh', '1 of 2 available'],
      ...['NACS × 1', '250\u00a0kW, free', 'None of 1 available'],
    ])
      expect(charger.textContent).toContain(text)
    expect(within(charger).queryByRole('link')).toBeNull()
  })

  it('of a station whose network is silent guesses nothing, and of a closed one says its name only', async () => {
    await open('/0?tab=charging&list=open', ROWS.chargers.length)
    fireEvent.click(row('Silent Station'))
    const { textContent } = await panel('Silent Station')
    expect(textContent).toContain('Availability unknown')
    expect(textContent).not.toMatch(/of \d+ available/)
    fireEvent.click(row('Private Station'))
    expect((await panel('Private Station')).textContent).toBe('Private Station')
  })
})

describe('an address of the map', () => {
  it('is exactly this map', async () => {
    await open('/0?tags=Truck&sel=v-1&view=13.5/41.88/-87.7&variant=contrast&list=open', 1)
    await panel('Unit 1')
    fireEvent.click(button('Map style'))
    const contrast = await screen.findByRole('menuitemradio', { name: 'Contrast' })
    expect(contrast.getAttribute('aria-checked')).toBe('true')
  })

  it('whose vehicle is gone says so and lets go of it', async () => {
    const router = await open('/0?list=open&sel=v-999', VEHICLES.length)
    expect(await screen.findByText('The item in this link is no longer available')).toBeTruthy()
    await waitFor(() => expect(router.state.location.href).toBe('/0?list=open'))
  })
})

it('says of made-up streets that they are', async () => {
  await open('/0', 0)
  expect(await screen.findByText('Illustrative streets, not a real map')).toBeTruthy()
})

it('draws each lot of a dealer, and no other geofence', async () => {
  enterMode('dealer')
  await open('/0', 0)
  const drawn = () => maps.at(-1)?.propertiesOf('room-fences')
  await waitFor(() => expect(drawn()?.map((fence) => fence?.name)).toEqual(LOTS))
})

it('shows a dealer the inventory by lots', async () => {
  enterMode('dealer')
  await open('/0?list=open', STOCK.length)
  fireEvent.click(button('Courtesy Lot'))
  await listed(1)
  search('4377')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await listed(STOCK.length)
  search('4377')
  await listed(1)
  fireEvent.click(row('Malibu LT, 2023'))
  const { textContent } = await panel('Malibu LT')
  for (const text of ['Stock 4377, New', 'Main Lot', '12 days in inventory', 'In stock'])
    expect(textContent).toContain(text)
})
