import { expect, it } from 'vitest'
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
