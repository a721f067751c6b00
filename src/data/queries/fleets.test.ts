import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayTimeOf } from '#domain/base/demoTime'
import { DEFAULT_TIME_ZONE } from '#domain/base/timeZone'
import type { FleetUser } from '#domain/people/user'
import { aVehicle } from '#domain/testing/vehicle'
import type { Fleet } from '#domain/vehicle/fleet'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { createFleet, deleteFleet, moveVehicles, updateFleet } from './fleets'

const shipped: Fleet = {
  id: 'f-1',
  name: 'Fleet One',
  businessEmail: 'one@pharos.example',
  businessAddress: { us: 'Lake St', ca: 'King St', mx: 'Av. Juárez' },
  createdDaysAgo: 800,
}
const fields = { name: ' North   depot ', businessEmail: 'north@depot.example ', businessAddress: '1 Pier' }
/** An hour after midnight: the calendar is a day ahead of the working day. */
const AT_NIGHT = dayTimeOf(new Date('2026-11-21T06:00:00Z'), DEFAULT_TIME_ZONE)
const fleets = () => withDatabase((db) => db.fleets.toArray())
const fleetOf = async (id: string) => (await withDatabase((db) => db.vehicles.get(id)))?.fleet
const rowOf = (table: string, id: string) => withDatabase((db) => db.table(table).get(id))

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase(async (db) => {
    await db.fleets.put(shipped)
    await db.vehicles.bulkPut([
      aVehicle({ id: 'v-1', fleet: 'Fleet One' }),
      aVehicle({ id: 'v-2', fleet: 'Fleet Two' }),
    ])
    await db.users.put({ id: 'u-1', fleet: 'Fleet One' } as FleetUser)
    await db.table('expenses').put({ id: 'e-1', fleet: 'Fleet One' })
    await db.table('reports').bulkPut([
      { id: 'rp-1', fleet: 'Fleet One' },
      { id: 'rp-2', fleet: null },
    ])
  })
})

describe('a fleet', () => {
  it('is created with trimmed texts in every region, and is deleted by a reset', async () => {
    expect((await createFleet(fields, AT_NIGHT)).value).toBe('f-2')
    expect(await rowOf('fleets', 'f-2')).toEqual({
      id: 'f-2',
      name: 'North depot',
      businessEmail: 'north@depot.example',
      businessAddress: { us: '1 Pier', ca: '1 Pier', mx: '1 Pier' },
      createdDaysAgo: -1,
    })
    await dropVisitorChanges()
    expect(await fleets()).toEqual([shipped])
  })

  it('is deleted while it is empty, comes back with undo, and again with a reset', async () => {
    const { value: id } = await createFleet(fields, AT_NIGHT)
    const change = await deleteFleet(id)
    expect(await fleets()).toEqual([shipped])
    expect(await change.undo()).toBe('undone')
    expect((await fleets()).map((fleet) => fleet.id)).toEqual(['f-1', id])
    await withDatabase((db) => Promise.all([db.vehicles.clear(), db.users.clear()]))
    await deleteFleet('f-1')
    await dropVisitorChanges()
    expect(await fleets()).toEqual([shipped])
  })

  it.each(['vehicles', 'users'] as const)('stays while %s belong to it', async (store) => {
    const others = store === 'vehicles' ? 'users' : 'vehicles'
    await withDatabase((db) => db.table(others).clear())
    expect((await deleteFleet('f-1')).isChanged).toBe(false)
    expect(await fleets()).toEqual([shipped])
  })

  it('renames its rows together with itself', async () => {
    await updateFleet('f-1', { ...fields, name: 'North' }, 'us')
    expect(await fleetOf('v-1')).toBe('North')
    expect(await fleetOf('v-2')).toBe('Fleet Two')
    expect(await rowOf('users', 'u-1')).toMatchObject({ fleet: 'North' })
    expect(await rowOf('expenses', 'e-1')).toMatchObject({ fleet: 'North' })
    expect(await rowOf('reports', 'rp-1')).toMatchObject({ fleet: 'North' })
    expect(await rowOf('reports', 'rp-2')).toMatchObject({ fleet: null })
    await dropVisitorChanges()
    expect(await fleetOf('v-1')).toBe('Fleet One')
    expect(await rowOf('reports', 'rp-1')).toMatchObject({ fleet: 'Fleet One' })
  })

  it('that was shipped changes its address in one region, a new one in all', async () => {
    const { value: own } = await createFleet(fields, AT_NIGHT)
    await updateFleet('f-1', { ...fields, name: 'Fleet One' }, 'ca')
    await updateFleet(own, { ...fields, businessAddress: '2 Pier' }, 'ca')
    expect((await fleets()).map(({ businessAddress }) => businessAddress)).toEqual([
      { us: 'Lake St', ca: '1 Pier', mx: 'Av. Juárez' },
      { us: '2 Pier', ca: '2 Pier', mx: '2 Pier' },
    ])
  })
})

describe('moving vehicles', () => {
  it('changes their fleet, and undo restores each one’s own', async () => {
    const { undo } = await moveVehicles(['v-1', 'v-2', 'v-9'], 'North')
    expect([await fleetOf('v-1'), await fleetOf('v-2')]).toEqual(['North', 'North'])
    await undo()
    expect([await fleetOf('v-1'), await fleetOf('v-2')]).toEqual(['Fleet One', 'Fleet Two'])
  })

  it('keeps the drivers’ fleet', async () => {
    await moveVehicles(['v-1'], 'Fleet Two')
    expect(await rowOf('users', 'u-1')).toMatchObject({ fleet: 'Fleet One' })
  })
})
