import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { DATASET_NAMES } from '../schemas/datasetStores'
import type { Manifest } from '../schemas/manifest'
import { DEMO_PACK_ID } from '../schemas/pack'
import { fillDisk } from '../testing/fullDisk'
import { BATCH_ROWS, datasetsComplete, type SeedSources, seedDatasets } from './seed'

const rowsOf = (count: number, label = 'Unit') =>
  Array.from({ length: count }, (_, index) => ({ id: `v-${index}`, label: `${label} ${index}`, tags: [] }))

function sources(version: number, rows: object[], pack = DEMO_PACK_ID): SeedSources & { fetched: number } {
  const manifest: Manifest = {
    pack,
    version,
    datasets: [{ name: 'vehicles', file: 'vehicles.json', rows: rows.length, sha256: '' }],
  }
  const made = {
    fetched: 0,
    manifest: async () => manifest,
    rows: async () => {
      made.fetched += 1
      return rows
    },
  }
  return made
}

/** One vehicle, then one user. */
function twoDatasets(): SeedSources {
  const dataset = (name: string) => ({ name, file: 'all.json', rows: 1, sha256: '' })
  return {
    manifest: async () => ({
      pack: DEMO_PACK_ID,
      version: 1,
      datasets: [dataset('vehicles'), dataset('users')],
    }),
    rows: async () => [{ id: 'x-1' }],
  }
}

const count = () => withDatabase((db) => db.vehicles.count())
const labelOf = (id: string) => withDatabase(async (db) => (await db.vehicles.get(id))?.label)

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
})

describe('seeding', () => {
  it('without room is said and complete once there is', async () => {
    const free = fillDisk()
    await expect(seedDatasets(() => {}, sources(1, rowsOf(3))).finally(free)).rejects.toMatchObject({
      code: 'storage-full',
    })
    expect(await withDatabase((db) => db.datasets.count())).toBe(0)
    await seedDatasets(() => {}, sources(1, rowsOf(3)))
    expect(await count()).toBe(3)
  })

  it('stores every row and reports progress', async () => {
    const seen: number[] = []
    await seedDatasets(({ done }) => seen.push(done), sources(1, rowsOf(BATCH_ROWS + 50)))
    expect(await count()).toBe(BATCH_ROWS + 50)
    expect(seen).toEqual([BATCH_ROWS, BATCH_ROWS + 50])
    expect((await withDatabase((db) => db.datasets.get('vehicles')))?.complete).toBe(1)
  })

  it('is complete when every dataset of the build is stored', async () => {
    const one = sources(1, rowsOf(1))
    const manifest = await one.manifest()
    manifest.datasets = DATASET_NAMES.map((name) => ({ name, file: 'all.json', rows: 1, sha256: '' }))
    await seedDatasets(undefined, { ...one, manifest: async () => manifest })
    expect(await datasetsComplete()).toBe(true)
  })

  it('resumes where it was interrupted', async () => {
    const all = rowsOf(BATCH_ROWS * 3)
    const killed = seedDatasets(
      () => {
        throw new Error('the tab was killed')
      },
      sources(1, all),
    )
    await expect(killed).rejects.toThrow('killed')
    expect(await count()).toBe(BATCH_ROWS)
    expect(await datasetsComplete()).toBe(false)
    const seen: number[] = []
    await seedDatasets(({ done }) => seen.push(done), sources(1, all))
    expect(seen).toEqual([BATCH_ROWS * 2, BATCH_ROWS * 3])
    expect(await count()).toBe(BATCH_ROWS * 3)
  })

  it('does not fetch complete datasets again', async () => {
    await seedDatasets(undefined, sources(1, rowsOf(3)))
    const again = sources(1, rowsOf(3))
    await seedDatasets(undefined, again)
    expect(again.fetched).toBe(0)
  })

  it('replaces the rows, and what visitors changed in them, by a newer dataset', async () => {
    await seedDatasets(undefined, sources(1, rowsOf(5, 'Old')))
    await withDatabase((db) => db.originals.add({ table: 'vehicles', key: 'v-1', row: { id: 'v-1' } }))
    await seedDatasets(undefined, sources(2, rowsOf(2, 'New')))
    expect(await count()).toBe(2)
    expect(await labelOf('v-1')).toBe('New 1')
    expect(await withDatabase((db) => db.originals.count())).toBe(0)
  })

  it('never replaces a newer dataset by an older one', async () => {
    await seedDatasets(undefined, sources(2, rowsOf(2, 'New')))
    await seedDatasets(undefined, sources(1, rowsOf(2, 'Old')))
    expect(await labelOf('v-1')).toBe('New 1')
  })

  it('replaces the rows of another pack, whatever its version, and what visitors changed in them', async () => {
    await seedDatasets(undefined, sources(7, rowsOf(5, 'Demo')))
    await withDatabase((db) => db.originals.add({ table: 'vehicles', key: 'v-1', row: { id: 'v-1' } }))
    await seedDatasets(undefined, sources(1, rowsOf(2, 'Harbor'), 'harbor-tours'))
    expect(await count()).toBe(2)
    expect(await labelOf('v-1')).toBe('Harbor 1')
    expect(await withDatabase((db) => db.originals.count())).toBe(0)
    expect(await withDatabase((db) => db.datasets.get('vehicles'))).toMatchObject({
      pack: 'harbor-tours',
      version: 1,
      complete: 1,
    })
  })

  it('restarts when the seeding of another pack was interrupted', async () => {
    const killed = () => {
      throw new Error('the tab was killed')
    }
    const demo = sources(1, rowsOf(BATCH_ROWS * 2, 'Demo'))
    await expect(seedDatasets(killed, demo)).rejects.toThrow('killed')
    await seedDatasets(undefined, sources(1, rowsOf(BATCH_ROWS + 1, 'Harbor'), 'harbor-tours'))
    expect(await count()).toBe(BATCH_ROWS + 1)
    expect(await labelOf('v-0')).toBe('Harbor 0')
  })

  it('treats rows without a pack id as rows of the demo pack', async () => {
    await seedDatasets(undefined, sources(2, rowsOf(2)))
    await withDatabase((db) =>
      db.datasets.put({ name: 'vehicles', version: 2, rowsDone: 2, rowsTotal: 2, complete: 1 }),
    )
    const again = sources(2, rowsOf(2))
    await seedDatasets(undefined, again)
    expect(again.fetched).toBe(0)
  })

  it('keeps recorded interactions when it re-seeds', async () => {
    await seedDatasets(undefined, sources(1, rowsOf(2)))
    await withDatabase((db) => db.table('interactions').add({ id: 'kept', seq: 1 }))
    await seedDatasets(undefined, sources(2, rowsOf(2)))
    expect(await withDatabase((db) => db.interactions.count())).toBe(1)
  })

  it('stores the other datasets when one is invalid, and reports it at the end', async () => {
    const made = twoDatasets()
    made.rows = async ({ name }) => {
      if (name === 'vehicles') throw new AppError('dataset-invalid', 'vehicles')
      return [{ id: 'u-1' }]
    }
    await expect(seedDatasets(undefined, made)).rejects.toMatchObject({ code: 'dataset-invalid' })
    expect(await withDatabase((db) => db.users.count())).toBe(1)
  })

  it('stops at a storage error', async () => {
    const made = twoDatasets()
    made.rows = async ({ name }) => {
      if (name === 'vehicles') throw new AppError('storage-full')
      return [{ id: 'u-1' }]
    }
    await expect(seedDatasets(undefined, made)).rejects.toMatchObject({ code: 'storage-full' })
    expect(await withDatabase((db) => db.users.count())).toBe(0)
  })

  it('completes a dataset without rows', async () => {
    await seedDatasets(undefined, sources(1, []))
    expect((await withDatabase((db) => db.datasets.get('vehicles')))?.complete).toBe(1)
  })

  it('rejects a file with fewer rows than the manifest says', async () => {
    const short = sources(1, rowsOf(3))
    short.rows = async () => rowsOf(2)
    await expect(seedDatasets(undefined, short)).rejects.toMatchObject({ code: 'dataset-invalid' })
    expect(await count()).toBe(0)
  })

  it('keeps the old rows when the newer dataset is invalid', async () => {
    await seedDatasets(undefined, sources(1, rowsOf(2, 'Old')))
    const broken = sources(2, rowsOf(2, 'New'))
    broken.rows = async () => {
      throw new AppError('dataset-invalid', 'vehicles')
    }
    await expect(seedDatasets(undefined, broken)).rejects.toMatchObject({ code: 'dataset-invalid' })
    expect(await labelOf('v-1')).toBe('Old 1')
  })
})
