import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { matchLive } from '#domain/base/live'
import { closeDatabase, withDatabase } from '../data/core/databaseConnection'
import { followQuery } from '../data/core/live'
import { readStored } from '../data/core/stored'
import { staffNotes } from '../data/interactions/staffNotes'
import { DATASET_NAMES } from '../data/schemas/datasetStores'
import { seedDatabase } from '../data/seed/seedDatabase'
import { forgetDatabase } from '../data/testing/tab'
import { healFiles } from '../pwa/worker'
import { offlineStatus } from '../state/offline'
import { watchActivity } from './activity'
import { storeArchives } from './archives'
import { heal, prepareOffline, QUIET_MS } from './offlineReady'

vi.mock('../data/seed/seedDatabase', () => ({ seedDatabase: vi.fn() }))
vi.mock('../pwa/worker', () => ({
  onWorkerState: () => {},
  workerState: () => ({ kind: 'proven' }),
  startWorker: () => Promise.resolve(),
  healFiles: vi.fn(() => Promise.resolve()),
}))
vi.mock('./archives', () => ({
  archivesState: () => ({ bytesDone: 1, bytesTotal: 1, complete: true, problem: null }),
  onArchives: () => {},
  storeArchives: vi.fn(() => Promise.resolve()),
}))

beforeAll(async () => {
  vi.mocked(seedDatabase).mockImplementation(() =>
    withDatabase(async (db) => {
      await db.datasets.bulkPut(
        DATASET_NAMES.map((name) => ({ name, version: 1, rowsDone: 1, rowsTotal: 1, complete: 1 as const })),
      )
    }),
  )
  watchActivity()
  await prepareOffline()
})
beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.useRealTimers())

it('fills a database that was deleted under the page, and shows its rows without a reload', async () => {
  const notices: string[] = []
  const stop = followQuery(
    (db) => readStored(db, ['vehicles'], async () => 'rows'),
    (answer) =>
      notices.push(
        matchLive(answer, {
          loading: () => 'loading',
          ready: (value) => value,
          missing: () => 'missing',
          error: ({ code }) => code,
        }),
      ),
  )
  await vi.waitFor(() => expect(notices.at(-1)).toBe('rows'))
  notices.length = 0
  await forgetDatabase()
  await vi.waitFor(() => expect(notices.at(-1)).toBe('rows'))
  expect(seedDatabase).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(storeArchives).toHaveBeenCalledOnce())
  expect(offlineStatus().kind).toBe('ready')
  stop()
})

it('leaves a database alone that was only closed', async () => {
  const count = vi.fn()
  closeDatabase()
  await withDatabase((db) => db.datasets.count()).then(count)
  await new Promise((resolve) => setTimeout(resolve))
  expect(count).toHaveBeenCalledWith(DATASET_NAMES.length)
  expect(seedDatabase).not.toHaveBeenCalled()
})

it('tries again what could not be stored as soon as there is a network', async () => {
  vi.mocked(seedDatabase).mockRejectedValueOnce(new Error('no file'))
  await forgetDatabase()
  await vi.waitFor(() => expect(offlineStatus().kind).toBe('failed'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(offlineStatus().kind).toBe('ready'))
})

it('says to staff once that the demo data has no room', async () => {
  vi.mocked(seedDatabase).mockRejectedValueOnce(new AppError('storage-full'))
  vi.mocked(seedDatabase).mockRejectedValueOnce(new AppError('storage-full'))
  await forgetDatabase()
  await vi.waitFor(() => expect(offlineStatus().kind).toBe('failed'))
  await heal()
  await vi.waitFor(async () =>
    expect(await staffNotes().list()).toMatchObject([{ code: 'storage-no-room', count: 1 }]),
  )
  await heal()
  await vi.waitFor(() => expect(offlineStatus().kind).toBe('ready'))
})

it('looks its files up after a quiet minute, and once only while nothing is missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1)
  expect(healFiles).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(healFiles).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10 * QUIET_MS)
  expect(healFiles).toHaveBeenCalledOnce()
})
