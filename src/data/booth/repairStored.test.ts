import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { ARCHIVE_HASHES_FACT } from '../map/archives'
import { EXTRACTS_FACT } from '../map/deviceExtracts'
import { DEMO_PACK_ID } from '../schemas/pack'
import { type SeedSources, seedDatasets } from '../seed/seed'
import { forgetArchives, forgetDatasets } from './repairStored'

const SOURCES: SeedSources = {
  manifest: async () => ({
    pack: DEMO_PACK_ID,
    version: 1,
    datasets: [{ name: 'vehicles', file: 'all.json', rows: 1, sha256: '' }],
  }),
  rows: async () => [{ id: 'v-1' }],
}

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

it('rows that were lost come back with the next seeding', async () => {
  await seedDatasets(undefined, SOURCES)
  await withDatabase((db) => db.vehicles.clear())
  await forgetDatasets(['vehicles'])
  await seedDatasets(undefined, SOURCES)
  expect(await withDatabase((db) => db.vehicles.toCollection().primaryKeys())).toEqual(['v-1'])
})

it('a damaged map is asked for again, but one of staff’s, which no host has', async () => {
  const value = { base: '1', ca: '2', mx: '3' }
  await withDatabase((db) => db.mapArchives.put({ name: 'ca', sha256: '2', bytes: new ArrayBuffer(1) }))
  await withDatabase((db) =>
    db.device.bulkPut([
      { key: ARCHIVE_HASHES_FACT, value },
      { key: EXTRACTS_FACT, value: { ca: { fileName: 'toronto.pmtiles' } } },
    ]),
  )
  await forgetArchives(['ca', 'mx'])
  const hashes = await withDatabase((db) => db.device.get(ARCHIVE_HASHES_FACT))
  expect(hashes?.value).toEqual({ base: '1', ca: '2' })
})
