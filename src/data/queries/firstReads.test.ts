import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Live, valueOr } from '#domain/base/live'
import { liveState } from '#domain/testing/liveValue'
import { someDays } from '#domain/testing/vehicleDays'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { freshRows, seedRows } from '../testing/rows'
import { signedInQuery } from './accounts'
import { inventoryTripsQuery } from './dealerTrips'
import { dealerVehiclesQuery } from './dealerVehicles'
import { readDashboardAhead } from './firstReads'
import { vehicleDaysQuery } from './vehicleDays'
import { vehiclesQuery } from './vehicles'

const ROWS = {
  accounts: [{ id: 'a-1', signedIn: ['fleet', 'dealer'] }],
  users: [{ id: 'u-1', name: 'Luis Mendoza' }],
  vehicles: [{ id: 'v-1', label: 'A', driverId: 'u-1' }],
  vehicleDays: [someDays()],
  dealerVehicles: [{ id: 'd-1', stock: '12' }],
  dealerTrips: [{ id: 't-1', vehicleId: 'd-1' }],
}

let opened: string[][] = []

beforeEach(async () => {
  const open = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    stores,
    ...rest
  ) {
    opened.push(typeof stores === 'string' ? [stores] : [...stores])
    return open.call(this, stores, ...rest)
  })
  await freshRows(ROWS)
  opened = []
})
afterEach(() => {
  vi.restoreAllMocks()
})

const isReady = (live: Live<unknown>) => valueOr(live, null) !== null

async function untilReady(queries: readonly (() => { current(): Live<unknown> })[]): Promise<void> {
  await vi.waitFor(() => expect(queries.map((query) => isReady(query().current()))).not.toContain(false))
}

const FLEET = [vehiclesQuery, () => signedInQuery('fleet'), vehicleDaysQuery]

it.each([
  ['a fleet', 'fleet', FLEET, ['accounts', 'datasets', 'users', 'vehicleDays', 'vehicles']],
  [
    'an inventory',
    'dealer',
    [dealerVehiclesQuery, () => signedInQuery('dealer'), inventoryTripsQuery],
    ['accounts', 'datasets', 'dealerTrips', 'dealerVehicles'],
  ],
] as const)(
  'the dashboard of %s reads its first rows in one transaction',
  async (_, section, queries, stores) => {
    readDashboardAhead(section, section)
    await untilReady(queries)
    expect(opened.map((names) => names.toSorted())).toEqual([stores])
  },
)

it('the dashboard reads them in one transaction while the database is being opened', async () => {
  closeDatabase()
  readDashboardAhead('fleet', 'fleet')
  await untilReady(FLEET)
  // Dexie compares all stores in another one.
  expect(opened.filter((names) => names.length < 10)).toHaveLength(1)
})

it('each of them is read again when its own rows change', async () => {
  readDashboardAhead('fleet', 'fleet')
  await untilReady(FLEET)
  const days = valueOr(vehicleDaysQuery().current(), null)
  await withDatabase((db) => db.users.update('u-1', { name: 'Ana Ortiz' }))
  await vi.waitFor(() =>
    expect(liveState(vehiclesQuery().current())).toMatchObject({ ready: [{ driverName: 'Ana Ortiz' }] }),
  )
  expect(valueOr(vehicleDaysQuery().current(), null)).toBe(days)
})

it('one that is still being stored does not hold back the others', async () => {
  await withDatabase((db) => db.datasets.update('vehicleDays', { complete: 0 }))
  readDashboardAhead('fleet', 'fleet')
  await untilReady(FLEET.slice(0, 2))
  expect(liveState(vehicleDaysQuery().current())).toBe('loading')
  await seedRows({ vehicleDays: [] })
  await untilReady(FLEET)
})

it('one that fails does not end the transaction of the others', async () => {
  await withDatabase((db) => db.accounts.put({ id: 'a-0' } as never))
  readDashboardAhead('fleet', 'fleet')
  await untilReady([vehiclesQuery, vehicleDaysQuery])
  await vi.waitFor(() => expect(liveState(signedInQuery('fleet').current())).toHaveProperty('error'))
  expect(opened.filter((names) => names.includes('vehicles'))).toHaveLength(1)
})

it('one that is known is not read again', async () => {
  readDashboardAhead('fleet', 'fleet')
  await untilReady(FLEET)
  readDashboardAhead('fleet', 'fleet')
  await withDatabase((db) => db.datasets.count())
  expect(opened.filter((names) => names.includes('vehicles'))).toHaveLength(1)
})
