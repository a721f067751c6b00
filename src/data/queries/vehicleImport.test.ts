import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import { dayTimeOf } from '#domain/base/demoTime'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import { aVehicle } from '#domain/testing/vehicle'
import { CHEVROLET, FORD, UNKNOWN_MAKER } from '#domain/testing/vins'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { decodeVin } from '#domain/vehicle/vinDecode'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { importVehicles } from './vehicleImport'

/** An hour after midnight: the calendar is a day ahead of the working day. */
const AT_NIGHT = dayTimeOf(new Date('2026-11-21T06:00:00Z'), DEFAULT_TIME_ZONE)
const list = (...vins: string[]) => vins.map((vin) => ({ vin, facts: decodeVin(vin, 2027) }))
const vehicles = () => withDatabase((db) => db.vehicles.toArray())
const ids = async () => (await vehicles()).map(({ id }) => id).toSorted()
const shipped = aVehicle({ id: 'v-26', vin: FORD })

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase((db) => db.vehicles.put(shipped))
})

it('adds unconfigured vehicles with only the data that their VIN encodes', async () => {
  await importVehicles(list(CHEVROLET, UNKNOWN_MAKER), 'North', AT_NIGHT)
  const [, chevrolet, unknown] = await vehicles()
  expect(chevrolet).toMatchObject({
    id: 'v-27',
    fleet: 'North',
    addedDaysAgo: -1,
    makeName: 'Chevrolet',
    modelYear: 2021,
    tags: ['SUV'],
    status: 'pendingConfiguration',
    driverId: null,
    details: { fuel: null, tirePressure: null },
  })
  expect(unknown).toMatchObject({ id: 'v-28', makeName: '--', modelYear: 0, tags: [] })
  expect(chevrolet && unplacedReason(chevrolet)).toBe('silent')
})

it('skips a VIN that already exists', async () => {
  const { value: added } = await importVehicles(list(FORD, CHEVROLET), 'North', AT_NIGHT)
  expect(added).toEqual(['v-27'])
})

it('is undone except for an assigned vehicle', async () => {
  const { undo } = await importVehicles(list(CHEVROLET, UNKNOWN_MAKER), 'North', AT_NIGHT)
  await withDatabase((db) => db.vehicles.update('v-28', { driverId: 'u-1' }))
  await undo()
  expect(await ids()).toEqual(['v-26', 'v-28'])
})

it('is reverted by a reset', async () => {
  await importVehicles(list(CHEVROLET), 'North', AT_NIGHT)
  await dropVisitorChanges()
  expect(await ids()).toEqual(['v-26'])
})
