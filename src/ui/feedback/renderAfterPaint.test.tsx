import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAfterPaint } from './renderAfterPaint'

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
  renderAfterPaint(() => {
    done.push('first')
    queueMicrotask(log('end of the task'))
  })
  renderAfterPaint(log('second'))
  requestAnimationFrame(log('frame'))
  await later()
  expect(done).toEqual(['frame', 'first', 'second', 'end of the task'])
})

it('leaves out what was canceled, also by what runs before it', async () => {
  const cancels: (() => void)[] = []
  renderAfterPaint(() => {
    for (const cancel of cancels) cancel()
  })
  cancels.push(renderAfterPaint(log('canceled meanwhile')))
  renderAfterPaint(log('canceled before'))()
  renderAfterPaint(log('rest'))
  await later()
  expect(done).toEqual(['rest'])
})

it('reports what throws, and runs the rest', async () => {
  const failed = vi.fn()
  vi.stubGlobal('reportError', failed)
  const error = new Error('broken')
  renderAfterPaint(() => {
    throw error
  })
  renderAfterPaint(log('rest'))
  await later()
  expect(failed).toHaveBeenCalledWith(error)
  expect(done).toEqual(['rest'])
})
