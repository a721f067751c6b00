import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { orderAddOns, plugAdapters, removeAddOn } from './addOns'

const NONE = { adapter: false, chargingNetwork: null, camera: false }
const silent = aVehicle({ id: 'v-1', status: 'nonConnected', driverId: null, addOns: NONE })
const electric = aVehicle({ id: 'v-2', driverId: 'u-1' }, { ev: true })
const driver = { id: 'u-1', name: 'Luis', role: 'driver', coaching: 'notEnrolled' }

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase(async (db) => {
    await db.vehicles.bulkPut([silent, electric])
    await db.table('users').put(driver)
  })
})

const stored = () =>
  withDatabase(async (db) => ({ vehicles: await db.vehicles.toArray(), users: await db.users.toArray() }))

it('adds several solutions at once and takes them back together', async () => {
  const before = await stored()
  const { undo } = await orderAddOns(
    [
      { addOn: 'adapter', vehicleIds: ['v-1'], network: null },
      { addOn: 'coaching', vehicleIds: ['v-2'], network: null },
      { addOn: 'plugAndCharge', vehicleIds: ['v-2'], network: 'Voltway' },
    ],
    false,
  )
  const { vehicles, users } = await stored()
  expect(vehicles[0]).toMatchObject({ status: 'pendingConfiguration', addOns: { adapter: true } })
  expect(vehicles[1]?.addOns).toEqual({ adapter: false, chargingNetwork: 'Voltway', camera: true })
  expect(users[0]?.coaching).toBe('enrolled')
  expect(await undo()).toBe('undone')
  expect(await stored()).toEqual(before)
})

it('gives the first dual camera to the chosen vehicles alone, and the next ones in addition', async () => {
  await orderAddOns([{ addOn: 'camera', vehicleIds: ['v-1'], network: null }], false)
  expect((await stored()).vehicles.map(({ addOns }) => addOns.camera)).toEqual([true, false])
  await orderAddOns([{ addOn: 'camera', vehicleIds: ['v-2'], network: null }], true)
  expect((await stored()).vehicles.map(({ addOns }) => addOns.camera)).toEqual([true, true])
})

it('ends at the reset, after an adapter was plugged in and coaching removed', async () => {
  const before = await stored()
  await orderAddOns([{ addOn: 'adapter', vehicleIds: ['v-1'], network: null }], false)
  await plugAdapters(['v-1'])
  expect((await stored()).vehicles[0]?.status).toBe('waitingForIgnition')
  await removeAddOn('coaching', ['v-2'])
  await dropVisitorChanges()
  expect(await stored()).toEqual(before)
})

it('enrolls nobody where a vehicle has no driver', async () => {
  const { isChanged } = await orderAddOns([{ addOn: 'coaching', vehicleIds: ['v-1'], network: null }], false)
  expect(isChanged).toBe(false)
})
