import { expect, it } from 'vitest'
import { ARCHIVE_HASHES_FACT } from '../map/archives'
import { createTestConnection } from '../testing/tab'
import { eraseDatabase } from './eraseDevice'

it('empties every table but the maps', async () => {
  const { run } = createTestConnection()
  await run(async (db) => {
    await db.visits.add({ id: 'a', startedAt: '2026-11-23T09:00:00.000Z', endedAt: null })
    await db.device.put({ key: 'settings', value: 1 })
    await db.mapArchives.put({ name: 'us', sha256: '0', bytes: new ArrayBuffer(1) })
    return null
  })
  await eraseDatabase(run)
  const counts = await run(async (db) => {
    const rows = await Promise.all(db.tables.map((table) => table.count()))
    return db.tables.flatMap(({ name }, at) => ((rows[at] ?? 0) > 0 ? [name] : []))
  })
  expect(counts).toEqual(['mapArchives'])
})

it('keeps what says that the maps are whole, which no network may be there to say again', async () => {
  const { run } = createTestConnection()
  const hashes = { key: ARCHIVE_HASHES_FACT, value: { us: '0' } }
  await run((db) => db.device.bulkPut([hashes, { key: 'settings', value: 1 }]))
  await eraseDatabase(run)
  expect(await run((db) => db.device.toArray())).toEqual([hashes])
})
