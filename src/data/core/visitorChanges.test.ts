import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from './databaseConnection'
import { DATABASE_NAME } from './db'
import { changeRow, dropVisitorChanges } from './visitorChanges'

const put = (id: string, label: string) => withDatabase((db) => db.vehicles.put(aVehicle({ id, label })))
const label = () => withDatabase(async (db) => (await db.vehicles.get('v-1'))?.label)
const rename = (text: string) => changeRow('vehicles', 'v-1', (row) => ({ ...row, label: text }))

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await put('v-1', 'Unit 1')
})

describe('a visitor’s change', () => {
  it('is visible at once', async () => {
    await rename('Mine')
    expect(await label()).toBe('Mine')
  })

  it('is reverted at reset, also after several changes', async () => {
    await rename('Mine')
    await rename('Mine again')
    expect(await dropVisitorChanges()).toBe(1)
    expect(await label()).toBe('Unit 1')
  })

  it('is deleted by the reset: a second one has nothing to do', async () => {
    await rename('Mine')
    await dropVisitorChanges()
    expect(await dropVisitorChanges()).toBe(0)
  })

  it('is reverted in every dataset', async () => {
    await withDatabase((db) => db.table('userSettings').put({ id: 'settings', units: 'metric' }))
    await changeRow('userSettings', 'settings', (row) => ({ ...row, units: 'imperial' }))
    await dropVisitorChanges()
    expect(await withDatabase((db) => db.table('userSettings').get('settings'))).toMatchObject({
      units: 'metric',
    })
  })

  it('does nothing when the row does not exist', async () => {
    await changeRow('vehicles', 'v-404', (row) => ({ ...row, label: 'x' }))
    expect(await withDatabase((db) => db.originals.count())).toBe(0)
  })

  it('does not affect recorded interactions at reset', async () => {
    await withDatabase((db) => db.table('interactions').add({ id: 'kept', seq: 1 }))
    await rename('Mine')
    await dropVisitorChanges()
    expect(await withDatabase((db) => db.interactions.count())).toBe(1)
  })
})
