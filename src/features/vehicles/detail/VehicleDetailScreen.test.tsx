import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDriver } from '#domain/testing/people'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import type { DrivenVehicle, VehicleNotification, VehicleStatus } from '#domain/vehicle/vehicle'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { clearQueryCache } from '../../../data/core/live'
import { seedRows } from '../../../data/testing/rows'
import { recordRemoteEvent } from '../../../state/remoteCommands'
import { resetVisitState } from '../../../state/visit'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { VehicleDetailScreen } from './VehicleDetailScreen'

// A map needs a browser.
vi.mock('../place/VehicleMapCard', () => ({ VehicleMapCard: () => null }))

const ELECTRIC = { ev: true, oilLife: null, engineFilter: null, fuel: 41, rangeMi: 102 }
const EVEN = {
  ...{ frontLeft: 35, frontRight: 35, rearLeft: 35, rearRight: 35 },
  ...{ recommendedFront: 35, recommendedRear: 35 },
}
const AT_NOON = { daysAgo: 1, minuteOfDay: 720 }

/** Rows of the datasets that the page reads; all of them wholly stored. */
interface Rows {
  vehicles: DrivenVehicle[]
  users?: object[]
  trips?: object[]
  vehicleDays?: object[]
  expenses?: object[]
  recalls?: object[]
}

const store = (rows: Rows) =>
  seedRows({ users: [], trips: [], vehicleDays: [], expenses: [], recalls: [], pathsUs: [], ...rows })

/** Stores one vehicle, with what else is given, and shows its page. */
async function show(vehicle: DrivenVehicle, others: Omit<Rows, 'vehicles'> = {}): Promise<void> {
  await store({ vehicles: [vehicle], ...others })
  await showId(vehicle.id)
  await screen.findByText(vehicle.label, { selector: 'h2' })
}

/** Links need a router around them; the address itself plays no part here. */
async function showId(id: string): Promise<void> {
  const root = createRootRoute({
    component: () => <VehicleDetailScreen id={id} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

/** The card with this heading. Roles are not asked for: working them out for the whole page takes long. */
async function card(name: string): Promise<HTMLElement> {
  const heading = await screen.findByText(name, { selector: 'h2' })
  return heading.closest('section') ?? heading
}

const shortTrips = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `t-${at}`,
    vehicleId: 'v-1',
    daysAgo: 1,
    number: at + 1,
    ended: AT_NOON,
    minutes: 5,
    score: 90,
    distanceMi: 2,
    dots: [{ at: 0 }, { at: 1 }],
    map: { us: { startLocation: 'Depot', endLocation: 'Yard', start: [0, 0], end: [0.1, 0] } },
  }))

beforeEach(async () => {
  await withDatabase((db) => db.delete())
  clearQueryCache()
  closeDatabase()
})

describe('the page of a vehicle', () => {
  it('links to each of its sections', async () => {
    await show(aVehicle())
    const nav = screen.getByRole('navigation', { name: 'On this page' })
    // The lower cards come once the upper ones are painted.
    await waitFor(() => expect(document.getElementById('notifications')).toBeTruthy())
    for (const link of within(nav).getAllByRole('link')) {
      const place = document.querySelector(link.getAttribute('href') ?? '')
      fireEvent.click(link)
      expect(document.activeElement, link.textContent).toBe(place)
    }
  })

  it('shows every field of one with an engine', async () => {
    const vehicle = aVehicle({}, { tirePressure: { ...EVEN, frontLeft: 28 } })
    await show(vehicle, { users: [aDriver()] })
    const texts: Record<string, readonly string[]> = {
      [vehicle.label]: [
        ...['Connected', 'Low tire', vehicle.modelName, `${vehicle.modelYear}`],
        ...[...vehicle.tags, vehicle.fleet, 'Luis Mendoza'],
      ],
      Tires: [
        ...['Recommended 35 psi', 'Front left28psiLow', 'Front right35psiGood'],
        ...['Rear left35psi', 'Rear right35psi'],
      ],
      Diagnostics: [
        ...['1 issue', 'Front left, 7 psi low', '42% life left', 'Front 70%, rear 70%'],
        '84% life left',
      ],
      'Remote commands': ['Lock doors', 'Unlock doors', 'Start', 'Stop'],
      'Ignition and gear': ['On', 'D, Drive', 'Drive block', 'Location masking'],
      Identity: [vehicle.vin, vehicle.licensePlate.us, vehicle.fleet, 'Added'],
      'Trip history': ['View all trips'],
    }
    for (const [name, expected] of Object.entries(texts)) {
      const text = (await card(name)).textContent?.replaceAll('\u00a0', ' ')
      for (const one of expected) expect(text, name).toContain(one)
    }
  })

  it('shows fuel, range and the totals of the week', async () => {
    const distanceMi = Array.from({ length: 120 }, () => 30)
    const days = { id: 'v-1', ev: false, distanceMi, energy: distanceMi.map(() => 1.5) }
    const filling = { id: 'e-1', vehicleId: 'v-1', date: AT_NOON, details: { volume: 12.3 } }
    await show(aVehicle(), { vehicleDays: [days], expenses: [filling] })
    const fuel = await card('Fuel and mileage')
    await within(fuel).findByText('210 mi')
    for (const text of ['28,406 mi', '18.7 mpg', '10.5 gal'])
      expect(within(fuel).getByText(text, { exact: false })).toBeTruthy()
    const textOf = (name: string) => within(fuel).getByText(name).nextElementSibling?.textContent
    expect(textOf('Displayed economy')).toMatch(/^18\.7\smpg$/)
    expect(textOf('7-day economy')).toMatch(/^20\.0\smpg$/)
    expect(within(fuel).getByText('12.3 gal', { exact: false })).toBeTruthy()
    await within(await card('Range')).findByText('About 10 days at a typical 30 mi per day')
  })

  it('of an electric one has a battery, and neither oil nor filter', async () => {
    await show(aVehicle({}, ELECTRIC))
    const diagnostics = await card('Diagnostics')
    expect(within(diagnostics).getByText('41% charged, enough for 102 mi')).toBeTruthy()
    expect(within(diagnostics).queryByText('Engine oil')).toBeNull()
    expect(within(diagnostics).queryByText('Engine air filter')).toBeNull()
    expect(await card('Battery and mileage')).toBeTruthy()
  })

  it.each([
    ['v-1', [{ kind: 'charging' as const, minutesAgo: 2 }], /^[A-Z][a-z]{2} \d+$/],
    ['v-2', [], /, 30\.0\skWh$/],
  ])(
    'of an electric one dates its last charge by the newer of its own word and the bill: %s',
    async (id, notifications, text) => {
      const date = { daysAgo: 10, minuteOfDay: 886 }
      const bill = { id: 'e-1', vehicleId: id, date, details: { volume: 30 } }
      await show(aVehicle({ id }, { ...ELECTRIC, notifications }), { expenses: [bill] })
      const name = await within(await card('Battery and mileage')).findByText('Last charge')
      expect(name.nextElementSibling?.textContent).toMatch(text)
    },
  )

  it('says On once the ignition was turned on in this visit', async () => {
    await show(aVehicle({}, { isIgnitionOn: false, prndle: 'P' }))
    const drive = within(await card('Ignition and gear'))
    expect(drive.getByText('Off')).toBeTruthy()
    act(() => recordRemoteEvent('v-1', 'ignitionOn'))
    expect(drive.getByText('On')).toBeTruthy()
    expect(drive.queryByText('Off')).toBeNull()
    resetVisitState()
  })

  it.each([
    [{}, 'Location is shown on the map'],
    [{ isLocationMasked: true }, 'Location is hidden on the map'],
    [SILENT, 'No location received'],
  ])('says one thing about the location, whatever its switch offers: %o', async (details, caption) => {
    await show(aVehicle({}, details))
    const masking = within(await card('Ignition and gear')).getByRole('switch', { name: 'Location masking' })
    const text = masking.closest('label')?.textContent
    expect(text).toBe(`Location masking${caption}`)
  })

  it('says beside each switch of drivers what holds', async () => {
    await show(aVehicle({}, { allowDriverCheckIn: false, allowDriverRemoteCommands: true }))
    const permissions = within(await card('Permissions'))
    expect(permissions.getByText('Drivers cannot check this vehicle out or in')).toBeTruthy()
    expect(permissions.getByText('Drivers can lock, unlock, and sound the horn')).toBeTruthy()
  })

  it('of one that is low says so in its battery and in its diagnostics', async () => {
    await show(aVehicle({}, { ...ELECTRIC, fuel: 9, rangeMi: 43 }))
    expect(within(await card('Battery and mileage')).getByText('Charge soon')).toBeTruthy()
    expect(within(await card('Diagnostics')).getByText('1 issue')).toBeTruthy()
    expect(screen.queryByText('No issues')).toBeNull()
  })

  it.each<[VehicleStatus, string]>([
    ['nonConnected', 'Start it where there is cell coverage.'],
    ['pendingConfiguration', 'Nothing for now.'],
    ['configurationError', 'then ask Support to set it up again.'],
  ])('of a silent one (%s) says why, since when and what to do', async (status, step) => {
    await show(aVehicle({ status, addedDaysAgo: 5, driverName: null, driverId: null }, SILENT))
    expect(screen.getByText(step, { exact: false })).toBeTruthy()
    expect(screen.getByText('No data')).toBeTruthy()
    expect(screen.getByText(/^In the fleet since \w+ \d+, \d{4}\.$/)).toBeTruthy()
    await within(await card('Range')).findByText('Available once the vehicle sends readings.')
    expect(document.body.textContent).not.toMatch(/null|NaN|undefined/)
  })

  it('names a recall of this vehicle and links to all recalls', async () => {
    const recall = { id: 'r-1', vin: aVehicle().vin, daysAgo: 3, type: 'productSafety' }
    await show(aVehicle(), {
      recalls: [recall, { ...recall, id: 'r-2', vin: 'ANOTHER', type: 'nonCompliance' }],
    })
    const words = await screen.findByText('Open recall: product safety')
    expect(words.closest('a')?.getAttribute('href')).toBe('/11')
    expect(screen.queryByText(/non-compliance/)).toBeNull()
  })

  it('says so when there is no such vehicle', async () => {
    await store({ vehicles: [aVehicle()] })
    await showId('v-99')
    expect(await screen.findByText('We could not find this vehicle')).toBeTruthy()
  })
})

describe('low oil', () => {
  const low = (flag: boolean) =>
    aVehicle({ health: 'high' }, { oilLife: 6, diagnostics: { oil: flag, tire: false } })

  it('is no alert before the third ignition cycle', async () => {
    await show(low(false), { trips: shortTrips(2) })
    const diagnostics = await card('Diagnostics')
    await within(diagnostics).findByText(
      /low for 2 ignition cycles in a row\. The alert is sent after 3 cycles\./,
    )
  })

  it('is one after three', async () => {
    await show(low(false), { trips: shortTrips(3) })
    const diagnostics = await card('Diagnostics')
    expect((await within(diagnostics).findByText(/low for 3 ignition cycles/)).textContent).not.toContain(
      'after',
    )
  })

  it('is one at once when the vehicle has raised the flag', async () => {
    await show(low(true), { trips: shortTrips(1) })
    const diagnostics = await card('Diagnostics')
    expect((await within(diagnostics).findByText(/low for 1 ignition cycle/)).textContent).not.toContain(
      'after',
    )
  })
})

describe('notifications of a vehicle', () => {
  const KINDS: VehicleNotification['kind'][] = ['speeding', 'trip', 'tire', 'oil', 'charging', 'checkOut']

  it('are the newest three, and all of them on request', async () => {
    await show(
      aVehicle({}, { notifications: KINDS.map((kind, at) => ({ kind, minutesAgo: 60 * (9 - at) })) }),
    )
    const notificationsCard = await card('Notifications')
    const names = () =>
      within(notificationsCard)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.split(/[A-Z][a-z]{2} \d/)[0])
    expect(names()).toEqual(['Vehicle checked out', 'Charging', 'Low oil life'])
    fireEvent.click(within(notificationsCard).getByRole('button', { name: 'Show 3 more' }))
    expect(names().slice(3)).toEqual(['Low tire pressure', 'Trip ended', 'Speeding'])
  })

  it('link to the trip that they report', async () => {
    const [trip] = shortTrips(1)
    await show(aVehicle({}, { notifications: [{ kind: 'trip', minutesAgo: 50 }] }), {
      trips: [{ ...trip, daysAgo: 0, ended: { minutesAgo: 50 } }],
    })
    const words = await within(await card('Notifications')).findByText('Trip ended', { selector: 'a' })
    expect(words.getAttribute('href')).toBe('/1/detail/v-1?tab=trips&trip=t-0')
  })

  it('show an empty state when there are none', async () => {
    await show(aVehicle())
    expect(within(await card('Notifications')).getByText('No Notifications Found')).toBeTruthy()
  })
})
