import { beforeEach, expect, it, vi } from 'vitest'
import { seedDatabase } from '../data/seed/seedDatabase'
import { prepareOffline, turnToVisit } from './offlineReady'
import { beginVisit } from './visit'

vi.mock('../data/seed/seedDatabase', () => ({ seedDatabase: vi.fn(() => Promise.resolve()) }))
vi.mock('../pwa/worker', () => ({
  onWorkerState: () => {},
  workerState: () => ({ kind: 'proven' }),
  startWorker: () => Promise.resolve(),
  healFiles: () => Promise.resolve(),
}))
vi.mock('./archives', () => ({
  archivesState: () => ({ bytesDone: 1, bytesTotal: 1, complete: true, problem: null }),
  onArchives: () => {},
  storeArchives: () => Promise.resolve(),
}))

/** Saturday, November 21, 2026, in the afternoon. */
const SATURDAY = Date.UTC(2026, 10, 21, 20)
const HOUR_MS = 3_600_000
/** The turns that were stored so far. */
const stored = () => vi.mocked(seedDatabase).mock.calls.map(([, shift]) => shift)

beforeEach(async () => {
  vi.mocked(seedDatabase).mockClear()
  beginVisit(SATURDAY)
  await prepareOffline()
})

it('stores past days on the weekday of the first visit', () => {
  expect(stored()).toEqual([3])
})

it('stores them anew for a visit on another day', async () => {
  beginVisit(SATURDAY + 24 * HOUR_MS)
  await turnToVisit()
  expect(stored()).toEqual([3, 4])
})

it('leaves them for another visit of the same working day, which ends at five in the morning', async () => {
  beginVisit(SATURDAY + 12 * HOUR_MS)
  await turnToVisit()
  expect(stored()).toEqual([3])
})

it('waits for a storing that still runs', async () => {
  let finish = () => {}
  vi.mocked(seedDatabase).mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)))
  beginVisit(SATURDAY + 24 * HOUR_MS)
  const first = turnToVisit()
  await vi.waitFor(() => expect(stored()).toEqual([3, 4]))
  beginVisit(SATURDAY + 48 * HOUR_MS)
  const second = turnToVisit()
  await Promise.resolve()
  expect(stored()).toEqual([3, 4])
  finish()
  await Promise.all([first, second])
  expect(stored()).toEqual([3, 4, 5])
})
