import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunDatabase } from '../core/databaseConnection'
import { DATASET_NAMES } from '../schemas/datasetStores'
import { createTestConnection } from '../testing/tab'
import { countDatasets, proveArchives, tryCanary } from './deviceProof'

let run: RunDatabase
beforeEach(() => {
  run = createTestConnection().run
})

describe('the canary', () => {
  it('is written, read back and gone', async () => {
    expect(await tryCanary(run)).toEqual({ isReadBack: true, isGone: true })
    expect(await run((db) => db.device.toArray())).toEqual([])
  })

  it('dies of a database that keeps nothing', async () => {
    const forgetful: RunDatabase = (work) =>
      run((db) =>
        work({
          ...db,
          device: { put: async () => {}, get: async () => undefined, delete: async () => {} },
        } as never),
      )
    expect((await tryCanary(forgetful)).isReadBack).toBe(false)
  })
})

describe('the rows of a dataset', () => {
  const state = {
    name: 'fleets',
    pack: 'pharos-demo',
    version: 40,
    rowsDone: 2,
    rowsTotal: 2,
    complete: 1,
  } as const
  const counted = async () => (await countDatasets(run)).find(({ name }) => name === 'fleets')

  it('are as many as its pack has, with what the visitor added and removed', async () => {
    await run((db) => db.datasets.put(state))
    await run((db) => db.table('fleets').bulkPut([{ id: 'f-1' }, { id: 'f-3' }]))
    await run((db) =>
      db.originals.bulkPut([
        { table: 'fleets', key: 'f-2', row: { id: 'f-2' } },
        { table: 'fleets', key: 'f-3', row: null },
        { table: 'fleets', key: 'f-1', row: { id: 'f-1' } },
      ]),
    )
    expect(await counted()).toEqual({
      name: 'fleets',
      rows: 2,
      expected: 2,
      isComplete: true,
      pack: 'pharos-demo 40',
    })
  })

  it('are missed when they are gone, and a dataset that was never stored is not complete', async () => {
    await run((db) => db.datasets.put(state))
    await run((db) => db.table('fleets').put({ id: 'f-1' }))
    expect(await counted()).toMatchObject({ rows: 1, expected: 2 })
    const all = await countDatasets(run)
    expect(all).toHaveLength(DATASET_NAMES.length)
    expect(all.filter(({ isComplete }) => isComplete)).toHaveLength(1)
  })
})

it('the bytes of each map are hashed again', async () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
  await run((db) =>
    db.mapArchives.bulkPut([
      { name: 'base', sha256, bytes },
      { name: 'mx', sha256, bytes: new Uint8Array([1, 2, 4]).buffer },
    ]),
  )
  expect(await proveArchives(run)).toEqual([
    { name: 'base', bytes: 3, isIntact: true },
    { name: 'mx', bytes: 3, isIntact: false },
  ])
})
