import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import { aVehicle } from '../../domain/testing/vehicle'
import { CHEVROLET, FORD, UNKNOWN_MAKER } from '../../domain/testing/vins'
import { unplacedReason } from '../../domain/vehicle/vehiclePlace'
import { decodeVin } from '../../domain/vehicle/vinDecode'
import { DATABASE_NAME } from '../core/db'
import { closeDatabase, withDatabase } from '../core/gate'
import { dropVisitorChanges } from '../core/visitorChanges'
import { importVehicles } from './vehicleImport'

const list = (...vins: string[]) => vins.map((vin) => ({ vin, facts: decodeVin(vin, 2027) }))
const vehicles = () => withDatabase((db) => db.vehicles.toArray())
const ids = async () => (await vehicles()).map(({ id }) => id).toSorted()
const shipped = aVehicle({ id: 'v-26', vin: FORD })

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase((db) => db.vehicles.put(shipped))
})

it('adds vehicles that wait for their configuration, say what their VIN tells and no more', async () => {
  await importVehicles(list(CHEVROLET, UNKNOWN_MAKER), 'North')
  const [, chevrolet, unknown] = await vehicles()
  expect(chevrolet).toMatchObject({
    id: 'v-27',
    fleet: 'North',
    makeName: 'Chevrolet',
    modelYear: 2021,
    tags: ['SUV'],
    status: 'pendingConfiguration',
    driverId: null,
    addedDaysAgo: 0,
    details: { fuel: null, tirePressure: null },
  })
  expect(unknown).toMatchObject({ id: 'v-28', makeName: '--', modelYear: 0, tags: [] })
  expect(chevrolet && unplacedReason(chevrolet)).toBe('silent')
})

it('leaves out a VIN that a vehicle has by now', async () => {
  const { value: added } = await importVehicles(list(FORD, CHEVROLET), 'North')
  expect(added).toEqual(['v-27'])
})

it('is taken back by undo, but for a vehicle that somebody was given', async () => {
  const { undo } = await importVehicles(list(CHEVROLET, UNKNOWN_MAKER), 'North')
  await withDatabase((db) => db.vehicles.update('v-28', { driverId: 'u-1' }))
  await undo()
  expect(await ids()).toEqual(['v-26', 'v-28'])
})

it('is gone after a reset', async () => {
  await importVehicles(list(CHEVROLET), 'North')
  await dropVisitorChanges()
  expect(await ids()).toEqual(['v-26'])
})
