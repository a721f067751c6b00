import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { packStore } from '../booth/packs/packStore'
import { packOf } from '../booth/packs/testing/packOf'
import { EXTRACTS_FACT } from '../map/deviceExtracts'
import { createTestConnection, freshDatabaseName } from '../testing/tab'
import { giveUpForRecords } from './giveUp'

let run: ReturnType<typeof createTestConnection>['run']
beforeEach(() => {
  run = createTestConnection(freshDatabaseName()).run
})

/** What is deleted, in order. */
async function givenUp(): Promise<string[]> {
  const names: string[] = []
  for (let next = await giveUpForRecords(run); next; next = await giveUpForRecords(run))
    names.push(`${next.kind} ${next.name}`)
  return names
}

const storeMaps = (...names: string[]) =>
  run(async (db) => {
    for (const name of names) await db.mapArchives.put({ name, sha256: '', bytes: new ArrayBuffer(1) })
  })

test('a pack that is not in use goes before any map, and the one in use stays', async () => {
  const packs = packStore(run)
  for (const version of [1, 2]) {
    const vehicles = [{ id: 'v-1', label: 'One', tags: [] }]
    await packs.activatePack(await packs.storePack(packOf({ vehicles }, { version })))
  }
  await storeMaps('us')
  expect(await givenUp()).toEqual(['pack trade-show@1', 'map us'])
  expect(await packs.activePack()).toMatchObject({
    active: 'trade-show@2',
    previous: null,
    canRollBack: false,
  })
})

test('maps go from the other regions to this device’s own, the continent, and what staff loaded', async () => {
  await storeMaps('base', 'ca', 'ca-shipped', 'mx', 'us')
  await run(async (db) => {
    await db.device.put({ key: 'settings', value: { region: 'us' } })
    await db.device.put({ key: EXTRACTS_FACT, value: { ca: {} } })
  })
  expect(await givenUp()).toEqual(['map ca-shipped', 'map mx', 'map us', 'map base', 'map ca'])
})

test('records, runs and settings are never given up', async () => {
  await run(async (db) => {
    await db.table('interactions').put({ id: 'i', state: 'pending' })
    await db.table('gameRuns').put({ id: 'g' })
    await db.device.put({ key: 'settings', value: { name: 'iPad 3' } })
  })
  expect(await givenUp()).toEqual([])
  expect(
    await run((db) => Promise.all([db.interactions.count(), db.gameRuns.count(), db.device.count()])),
  ).toEqual([1, 1, 1])
})
