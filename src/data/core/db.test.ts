import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { aGameRun } from '#domain/testing/gameRun'
import { DATASET_NAMES, storeOf } from '../schemas/datasetStores'
import { freshDatabaseName } from '../testing/tab'
import { pharosDatabase } from './db'

/** The stores of version 1, as in the first release. */
const VERSION_1 = {
  vehicles: 'id, label, status, fleet, *tags',
  interactions:
    'id, [state+createdAt], [state+attempts], [state+sessionIdentifier+createdAt], [sessionIdentifier+createdAt], [synced+ackAt], origin, handedOver',
  visits: 'id, startedAt',
  gameRuns: 'id',
  datasets: 'name',
  originals: '[table+key], table',
  device: 'key',
  staffNotes: 'code, lastAt',
}

/** A database of version 1, with a recorded interaction and a staff note. */
async function versionOne(): Promise<string> {
  const name = freshDatabaseName()
  const old = new Dexie(name)
  old.version(1).stores(VERSION_1)
  await old.open()
  await old
    .table('interactions')
    .add({ id: 'i-1', state: 'pending', createdAt: '2026-11-20T10:00:00Z', seq: 7 })
  await old.table('device').add({ key: 'serial', value: 7 })
  await old.table('datasets').add({ name: 'vehicles', version: 1, rowsDone: 48, rowsTotal: 48, complete: 1 })
  old.close()
  return name
}

it('keeps interactions and device facts of version 1', async () => {
  const db = pharosDatabase(await versionOne())
  expect(await db.interactions.toArray()).toMatchObject([{ id: 'i-1', seq: 7 }])
  expect(
    await db.interactions.where('[state+createdAt]').equals(['pending', '2026-11-20T10:00:00Z']).count(),
  ).toBe(1)
  expect(await db.device.get('serial')).toEqual({ key: 'serial', value: 7 })
  db.close()
})

it('finds runs of version 1 by day and score, and changes nothing in them', async () => {
  const name = await versionOne()
  const old = new Dexie(name)
  old.version(1).stores(VERSION_1)
  const run = aGameRun(4_000)
  await old.table('gameRuns').bulkAdd([run, { id: 'broken' }])
  old.close()
  const db = pharosDatabase(name)
  const best = db.gameRuns
    .where('[event+day+score]')
    .between([run.event, run.day, Dexie.minKey], [run.event, run.day, Dexie.maxKey])
  expect(await best.toArray()).toEqual([run])
  expect(await db.gameRuns.get('broken')).toEqual({ id: 'broken' })
  db.close()
})

it('has an empty store for every dataset after the upgrade', async () => {
  const db = pharosDatabase(await versionOne())
  for (const name of DATASET_NAMES) expect(await db.table(storeOf(name).store).count()).toBe(0)
  expect(await db.mapArchives.count()).toBe(0)
  expect(db.verno).toBe(9)
  db.close()
})
