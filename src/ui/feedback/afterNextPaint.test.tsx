import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterNextPaint } from './afterNextPaint'

const done: string[] = []
const log = (what: string) => () => void done.push(what)
const later = (milliseconds = 50) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  done.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('runs all that waits for a frame in one task after it', async () => {
  afterNextPaint(() => {
    done.push('first')
    queueMicrotask(log('end of the task'))
  })
  afterNextPaint(log('second'))
  requestAnimationFrame(log('frame'))
  await later()
  expect(done).toEqual(['frame', 'first', 'second', 'end of the task'])
})

it('leaves out what was canceled, also by what runs before it', async () => {
  const cancels: (() => void)[] = []
  afterNextPaint(() => {
    for (const cancel of cancels) cancel()
  })
  cancels.push(afterNextPaint(log('canceled meanwhile')))
  afterNextPaint(log('canceled before'))()
  afterNextPaint(log('rest'))
  await later()
  expect(done).toEqual(['rest'])
})

it('reports what throws, and runs the rest', async () => {
  const failed = vi.fn()
  vi.stubGlobal('reportError', failed)
  const error = new Error('broken')
  afterNextPaint(() => {
    throw error
  })
  afterNextPaint(log('rest'))
  await later()
  expect(failed).toHaveBeenCalledWith(error)
  expect(done).toEqual(['rest'])
})
