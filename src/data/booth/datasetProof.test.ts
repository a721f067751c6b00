import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { changeRow, changeRows } from '../core/visitorChanges'
import { invitePeople } from '../queries/invitations'
import { DATASET_NAMES } from '../schemas/datasetStores'
import { DATASETS } from '../schemas/datasets'
import { DEMO_PACK_ID } from '../schemas/pack'
import { type SeedSources, seedDatasets } from '../seed/seed'
import { forgetDatabase } from '../testing/tab'
import { proveDatasets } from './datasetProof'
import { forgetDatasets } from './repairStored'

/** Shipped datasets: sorted by name, with tags, with compound keys, and in a table shared by three. */
const NAMES = ['vehicles', 'users', 'trips', 'pathsCa'] as const
type Rows = { id: string }[]

const shippedRows = (name: (typeof NAMES)[number]): Rows =>
  JSON.parse(readFileSync(`demo-data/${DATASETS[name].file}`, 'utf8'))[name]
const SHIPPED = new Map<string, Rows>(NAMES.map((name) => [name, shippedRows(name)]))
const rowsIn = (name: string): Rows => structuredClone(SHIPPED.get(name) ?? [])

const sources: SeedSources = {
  manifest: async () => ({
    pack: DEMO_PACK_ID,
    version: 1,
    datasets: NAMES.map((name) => ({ name, file: '', rows: rowsIn(name).length, sha256: '' })),
  }),
  rows: async ({ name }) => rowsIn(name),
}

const proofs = async () => (await proveDatasets()).filter(({ isComplete }) => isComplete)
const damaged = async () =>
  (await proofs()).filter((proof) => !proof.isIntact || proof.rows !== proof.expected).map(({ name }) => name)

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
  await seedDatasets(undefined, sources)
})

describe('the demo data', () => {
  it('is whole as it was stored, each dataset with its rows', async () => {
    expect(await damaged()).toEqual([])
    expect((await proofs()).map(({ name, rows, pack }) => [name, rows, pack])).toEqual(
      DATASET_NAMES.filter((name) => SHIPPED.has(name)).map((name) => [
        name,
        rowsIn(name).length,
        `${DEMO_PACK_ID} 1`,
      ]),
    )
  })

  it('is damaged where rows have nothing but their id, which no list shows', async () => {
    await withDatabase(async (db) => {
      await db.table('vehicles').bulkPut(rowsIn('vehicles').map(({ id }) => ({ id })))
    })
    expect(await damaged()).toEqual(['vehicles'])
  })

  it.each(NAMES)('is damaged where one value of %s is another one', async (name) => {
    const [row] = rowsIn(name)
    const store = name === 'pathsCa' ? 'tripPaths' : name
    await withDatabase(async (db) => {
      await db.table(store).put({ ...row, note: 'damaged' })
    })
    expect(await damaged()).toEqual([name])
  })

  it('is damaged where a row is gone', async () => {
    await withDatabase((db) => db.users.delete(rowsIn('users')[0]?.id ?? ''))
    expect(await damaged()).toEqual(['users'])
  })

  it('is whole again once it was repaired', async () => {
    await withDatabase((db) => db.table('vehicles').put({ id: rowsIn('vehicles')[0]?.id }))
    await forgetDatasets(await damaged())
    await seedDatasets(undefined, sources)
    expect(await damaged()).toEqual([])
  })

  it('is not complete before it was stored', async () => {
    expect((await proveDatasets()).filter(({ isComplete }) => !isComplete)).toHaveLength(
      DATASET_NAMES.length - NAMES.length,
    )
  })
})

describe('what a visitor changed', () => {
  const [first, second, third] = rowsIn('users').map(({ id }) => id)

  it('is whole as long as it is a row of its dataset', async () => {
    await changeRows(['users', 'vehicles'], async (rows) => {
      const user = await rows.get('users', first ?? '')
      if (!user) return
      await rows.put('users', { ...user, name: 'Ana Lee' })
      await rows.remove('users', second ?? '')
      await rows.remove('vehicles', rowsIn('vehicles')[0]?.id ?? '')
    })
    expect(await damaged()).toEqual([])
    const users = (await proofs()).find(({ name }) => name === 'users')
    expect(users?.rows).toBe(users?.expected)
  })

  it('is whole where it is outside of the limits of shipped rows', async () => {
    await invitePeople({
      emails: ['new@x.example'],
      role: 'driver',
      fleet: 'Fleet One',
      language: 'en',
      at: { daysAgo: -1, minuteOfDay: 600 },
    })
    await changeRow('users', first ?? '', (user) => ({ ...user, addedDaysAgo: -1 }))
    expect(await damaged()).toEqual([])
  })

  it('is damaged where it is none', async () => {
    await changeRow('users', first ?? '', (user) => ({ ...user, name: 'Ana Lee' }))
    await withDatabase((db) => db.table('users').put({ id: first, name: 'Ana Lee' }))
    expect(await damaged()).toEqual(['users'])
  })

  it('hides no damage of a row beside it, nor of what a reset would bring back', async () => {
    await changeRow('users', first ?? '', (user) => ({ ...user, name: 'Ana Lee' }))
    await withDatabase((db) => db.originals.put({ table: 'users', key: first ?? '', row: { id: first } }))
    expect(await damaged()).toEqual(['users'])
    await forgetDatasets(['users'])
    await seedDatasets(undefined, sources)
    await changeRow('users', first ?? '', (user) => ({ ...user, name: 'Ana Lee' }))
    await withDatabase((db) => db.table('users').put({ id: third }))
    expect(await damaged()).toEqual(['users'])
  })
})

describe('rows that were stored by a build without hashes', () => {
  beforeEach(() =>
    withDatabase((db) =>
      db.datasets.toCollection().modify((state) => {
        delete state.sha256
      }),
    ),
  )

  it('are whole as rows of their dataset', async () => {
    expect(await damaged()).toEqual([])
  })

  it('are damaged where one is none', async () => {
    await withDatabase((db) => db.table('vehicles').put({ id: rowsIn('vehicles')[0]?.id }))
    expect(await damaged()).toEqual(['vehicles'])
  })
})
