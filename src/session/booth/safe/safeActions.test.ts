import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Interaction } from '#domain/recording/interaction'
import { deleteRawDatabase } from '../../../data/booth/safe/rawDatabase'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { DATABASE_NAME } from '../../../data/core/db'
import { deviceFacts, FACT } from '../../../data/core/deviceFacts'
import { readExportFile } from '../../../data/schemas/exportFile'
import { erase, rebuild, save } from './safeActions'

const saved: string[] = []
const noWait = () => undefined
const link = { href: '', download: '', click: () => undefined }

beforeEach(async () => {
  saved.length = 0
  closeDatabase()
  await deleteRawDatabase(noWait)
  vi.stubGlobal('__BUILD_ID__', 'test')
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      void blob.text().then((text) => saved.push(text))
      return 'blob:1'
    },
    revokeObjectURL: () => undefined,
  })
})

const waiting = (id: string): Interaction =>
  ({
    id,
    activationId: 'pharos-web-fleet-en-us',
    sessionIdentifier: 's-1',
    action: '/1',
    value: null,
    createdAt: '2025-10-15T12:00:00.000Z',
    updatedAt: '2025-10-15T12:00:00.000Z',
    synced: 0,
    state: 'pending',
    attempts: 0,
    lastStatus: null,
    ackAt: null,
    seq: 1,
  }) as Interaction

async function fill() {
  await withDatabase(async (db) => {
    await db.interactions.bulkAdd([waiting('a'), waiting('b')])
    await db.visits.add({ id: 's-1', startedAt: '2025-10-15T12:00:00.000Z', endedAt: null })
    await db.table('vehicles').add({ id: 'v-1' })
    await db.datasets.add({ name: 'vehicles', version: 1, rowsDone: 1, rowsTotal: 1, complete: 1 })
  })
  await deviceFacts().write(FACT.deviceId, '00000000-0000-4000-8000-000000000001')
  await deviceFacts().write(FACT.activePack, { active: 'harbor@1', previous: null })
  closeDatabase()
}

it('saves every record and visit as a file that a kiosk and the service read', async () => {
  await fill()
  expect(await save(noWait)).toBe('saved')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const file = await readExportFile(saved[0] ?? '', sha256)
  expect(file).toMatchObject({ ok: true, records: [{ id: 'a' }, { id: 'b' }], visits: [{ id: 's-1' }] })
})

it('drops the demo data and the pack in force, and keeps what was recorded and the device', async () => {
  await fill()
  expect(await rebuild(noWait)).toBe('rebuilt')
  await withDatabase(async (db) => {
    expect(await db.table('vehicles').count()).toBe(0)
    expect(await db.datasets.count()).toBe(0)
    expect(await db.interactions.count()).toBe(2)
    expect(await db.visits.count()).toBe(1)
  })
  expect(await deviceFacts().read(FACT.deviceId)).toBe('00000000-0000-4000-8000-000000000001')
  expect(await deviceFacts().read(FACT.activePack)).toBeUndefined()
})

it('says that a database that cannot be opened is unreadable, and makes none', async () => {
  expect(await save(noWait)).toBe('unreadable')
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME)
})

/** Another tab that does not release the database by itself. */
function otherTab(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME)
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result)
  })
}

it('says that another tab has the database, and erases it once that tab is closed', async () => {
  await fill()
  const tab = await otherTab()
  const onHeld = vi.fn(() => tab.close())
  expect(await erase(onHeld)).toBe('erased')
  expect(onHeld).toHaveBeenCalledOnce()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME)
})
