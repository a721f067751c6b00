import { afterEach, expect, test, vi } from 'vitest'
import { emptyStore } from '../testing/emptyStore'
import { keepingFrom, startUpkeep } from './upkeep'

afterEach(() => vi.useRealTimers())

test('keeps records for ever unless a number of days says otherwise', () => {
  expect(keepingFrom({})).toEqual({ deletesUnexported: false })
  expect(keepingFrom({ METRICS_KEEP_DAYS: ' 30 ', METRICS_DELETE_UNEXPORTED: 'yes' })).toEqual({
    keepDays: 30,
    deletesUnexported: true,
  })
  for (const days of ['0', '-3', '1.5', 'thirty', '1e3']) {
    expect(() => keepingFrom({ METRICS_KEEP_DAYS: days })).toThrow(
      'METRICS_KEEP_DAYS must be a number of days',
    )
  }
  expect(() => keepingFrom({ METRICS_DELETE_UNEXPORTED: 'true' })).toThrow('"yes" or "no"')
})

test('comes again when it is told to, also after a failure, and stops once its work is done', async () => {
  vi.useFakeTimers()
  const failures: string[] = []
  let counts = 0
  let finish = () => {}
  const stop = startUpkeep({
    store: {
      ...emptyStore(),
      keepUp: async () => {
        counts += 1
        if (counts === 2) throw new Error('away')
        if (counts === 3) await new Promise<void>((resolve) => (finish = resolve))
        return 5_000
      },
    },
    zone: 'UTC',
    keeping: {},
    onError: (what) => failures.push(what),
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([counts, failures]).toEqual([2, ['Adding up what was posted']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(counts).toBe(3)
  let isStopped = false
  const stopping = stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isStopped).toBe(false)
  finish()
  await stopping
  await vi.advanceTimersByTimeAsync(600_000)
  expect(counts).toBe(3)
})
