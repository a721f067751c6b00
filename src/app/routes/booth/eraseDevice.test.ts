import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withDatabase } from '../../../data/core/databaseConnection'
import '../../../data/testing/tab'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { recorder } from '../../../metrics/recorder'
import { type Metrics, startMetrics } from '../../../metrics/start'
import { contextOf } from '../../../metrics/testing/testKiosk'
import { followErasing } from '../../../session/erased'
import { currentVisit } from '../../../session/visit'
import { eraseDevice } from './eraseDevice'

let metrics: Metrics
const sessionStorage = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn(), clear: vi.fn() }
const localStorage = { clear: vi.fn() }

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('localStorage', localStorage)
  metrics = startMetrics({ config: { ...SHIPPED_CONFIG, metricsUrl: '' }, build: 'test' })
})
afterEach(async () => {
  await metrics.stop()
  vi.unstubAllGlobals()
})

const stored = () => withDatabase((db) => db.interactions.count())

it('another tab starts as new, too, and what it could not store yet does not come after', async () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await withDatabase(async (db) => db.interactions.hook('creating', refuse))
  expect(await recorder.record('Home', null, contextOf())).toBe(false)
  const leave = vi.fn()
  const end = followErasing(metrics, leave)
  await eraseDevice(null, () => undefined)
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  end()
  await withDatabase(async (db) => db.interactions.hook('creating').unsubscribe(refuse))
  expect(recorder.status().waiting).toBe(1)
  recorder.retry()
  // A later access waits behind whatever the retry wrote.
  expect([await stored(), await stored()]).toEqual([0, 0])
  expect(sessionStorage.clear).toHaveBeenCalledTimes(2)
})

it('where storage does not take it, nothing is forgotten and delivery goes on', async () => {
  const leave = vi.fn()
  await withDatabase((db) => db.visits.add({ id: 'a', startedAt: '2026-11-23T09:00:00.000Z', endedAt: null }))
  const clear = await withDatabase(async (db) =>
    vi.spyOn(Object.getPrototypeOf(db.visits), 'clear').mockRejectedValue(new DOMException('', 'DataError')),
  )
  localStorage.clear.mockClear()
  await expect(eraseDevice(metrics, leave)).rejects.toThrow()
  clear.mockRestore()
  expect(await withDatabase((db) => db.visits.count())).toBe(1)
  expect([leave.mock.calls, localStorage.clear.mock.calls]).toEqual([[], []])
  expect(metrics.delivery.status().state).toBe('idle')
})

it('the visit of the last owner is over', async () => {
  const { id } = currentVisit()
  await eraseDevice(metrics, () => undefined)
  expect(currentVisit().id).not.toBe(id)
})
