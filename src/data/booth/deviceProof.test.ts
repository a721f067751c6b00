import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RunDatabase } from '../core/databaseConnection'
import { fillDisk } from '../testing/fullDisk'
import { createTestConnection } from '../testing/tab'
import { proveArchives, tryCanary } from './deviceProof'

let run: RunDatabase
beforeEach(() => {
  run = createTestConnection().run
})

describe('the canary', () => {
  it('is written, read back and gone', async () => {
    expect(await tryCanary(run)).toEqual({ isReadBack: true, isGone: true, isFull: false })
    expect(await run((db) => db.device.toArray())).toEqual([])
  })

  it('says that the device is out of storage', async () => {
    const free = fillDisk()
    expect(await tryCanary(run).finally(free)).toEqual({ isReadBack: false, isGone: true, isFull: true })
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

it('a map without bytes is damaged', async () => {
  await run((db) => db.table('mapArchives').put({ name: 'us', sha256: 'a' }))
  expect(await proveArchives(run)).toEqual([{ name: 'us', bytes: 0, isIntact: false }])
})
