import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import { someDays } from '#domain/testing/vehicleDays'
import { awaitedShift, awaitShift } from '../core/awaitedShift'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { PENDING } from '../core/live'
import { readStored } from '../core/stored'
import { changeRow } from '../core/visitorChanges'
import { DATASET_NAMES } from '../schemas/datasetStores'
import { DEMO_PACK_ID } from '../schemas/pack'
import { BATCH_ROWS, type SeedSources, seedDatasets, storeDatasets } from './seed'
import { type StoreDatasets, seedDatabase } from './seedDatabase'

/** A different distance on each day identifies the days: entry 0 is yesterday. */
const miles = someDays().distanceMi.map((_, at) => at + 1)
const ROWS: Record<string, object[]> = {
  vehicles: [{ id: 'v-1', modelName: 'Tahoe', label: 'Unit 1' }],
  vehicleDays: [someDays({ distanceMi: miles })],
}

function sources(rows = ROWS, version = 1): SeedSources & { read: string[] } {
  const made = {
    read: [] as string[],
    manifest: async () => ({
      pack: DEMO_PACK_ID,
      version,
      datasets: DATASET_NAMES.map((name) => ({
        name,
        file: 'all.json',
        rows: rows[name]?.length ?? 0,
        sha256: '',
      })),
    }),
    rows: async ({ name }: { name: string }) => {
      made.read.push(name)
      return rows[name] ?? []
    },
  }
  return made
}

const ignore = () => {}
const storing =
  (from: SeedSources): StoreDatasets =>
  (onProgress, shift) =>
    storeDatasets(onProgress, shift, from)
const storedMiles = () =>
  withDatabase(async (db) => (await db.vehicleDays.get('v-1'))?.distanceMi.slice(0, 7))
const stateOf = (name: string) => withDatabase((db) => db.datasets.get(name))

beforeEach(async () => {
  awaitShift(null)
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

describe('storing days of another weekday', () => {
  it('turns rows of past days and remembers by how much', async () => {
    await seedDatasets(ignore, sources(), 2)
    expect(await storedMiles()).toEqual([6, 7, 1, 2, 3, 4, 5])
    expect(await stateOf('vehicleDays')).toMatchObject({ shift: 2, complete: 1 })
    expect(await stateOf('vehicles')).not.toHaveProperty('shift')
  })

  it('stores those rows anew on another weekday, and no others', async () => {
    await seedDatasets(ignore, sources(), 2)
    const later = sources()
    await seedDatasets(ignore, later, 0)
    expect(await storedMiles()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(later.read).not.toContain('users')
  })

  it('reads nothing on the same weekday', async () => {
    await seedDatasets(ignore, sources(), 2)
    const again = sources()
    await seedDatasets(ignore, again, 2)
    expect(again.read).toEqual([])
  })

  it('takes rows that were stored before there was a turn for those of the files', async () => {
    await seedDatasets(ignore, sources(), 0)
    const again = sources()
    await seedDatasets(ignore, again, 0)
    expect(again.read).toEqual([])
    await seedDatasets(ignore, sources(), 1)
    expect(await storedMiles()).toEqual([7, 1, 2, 3, 4, 5, 6])
  })

  it('puts back what a visitor changed, also in rows that do not turn', async () => {
    await seedDatasets(ignore, sources(), 2)
    await changeRow('vehicles', 'v-1', (row) => ({ ...row, label: 'Mine' }))
    await changeRow('vehicleDays', 'v-1', (row) => ({ ...row, ev: true }))
    await seedDatasets(ignore, sources(), 3)
    expect(await withDatabase(async (db) => (await db.vehicles.get('v-1'))?.label)).toBe('Unit 1')
    expect(await withDatabase(async (db) => (await db.vehicleDays.get('v-1'))?.ev)).toBe(false)
    expect(await withDatabase((db) => db.originals.count())).toBe(0)
  })

  it('goes on where it was interrupted', async () => {
    const many = Array.from({ length: BATCH_ROWS + 50 }, (_, at) => ({
      id: `dt-${at + 1}`,
      vehicleId: 'd-1',
      ended: { daysAgo: 3, minuteOfDay: 600 },
    }))
    const rows = { dealerTrips: many, dealerVehicleDays: [someDays({ id: 'd-1' })] }
    await seedDatasets(ignore, sources(rows), 1)
    const killed = ({ done }: { done: number }) => {
      if (done === BATCH_ROWS) throw new Error('the tab was killed')
    }
    await expect(seedDatasets(killed, sources(rows), 2)).rejects.toThrow('killed')
    const seen: number[] = []
    await seedDatasets(({ done }) => seen.push(done), sources(rows), 2)
    expect(seen).toContain(BATCH_ROWS + 50)
    expect(seen).not.toContain(BATCH_ROWS)
    const shifted = await withDatabase((db) => db.dealerTrips.toArray())
    expect(shifted).toHaveLength(BATCH_ROWS + 50)
    expect(shifted.every(({ ended }) => 'daysAgo' in ended && ended.daysAgo === 5)).toBe(true)
  })
})

describe('a screen over past days', () => {
  const read = () =>
    withDatabase((db) =>
      Promise.resolve(
        readStored(db, ['vehicleDays'], async () => (await db.vehicleDays.get('v-1'))?.distanceMi[0]),
      ),
    )

  it('waits until its rows are those of the visit', async () => {
    await seedDatasets(ignore, sources(), 2)
    awaitShift(3)
    expect(await read()).toBe(PENDING)
    await seedDatabase(ignore, 3, storing(sources()))
    expect(await read()).toBe(5)
    expect(awaitedShift()).toBeNull()
  })

  it('has the rows of another weekday when the files cannot be read', async () => {
    await seedDatabase(ignore, 2, storing(sources()))
    const away = sources()
    away.rows = async () => {
      throw new AppError('dataset-missing')
    }
    awaitShift(3)
    await expect(seedDatabase(ignore, 3, storing(away))).rejects.toMatchObject({ code: 'dataset-missing' })
    expect(await read()).toBe(6)
  })
})
