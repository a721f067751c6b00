import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { keepUncaughtErrors } from './uncaughtErrors'

let stop: AbortController
let add: ReturnType<typeof vi.fn<(code: string, detail: string, nowMs: number) => Promise<void>>>

beforeEach(async () => {
  vi.resetModules()
  sessionStorage.clear()
  stop = new AbortController()
  add = vi.fn(async () => undefined)
  const part: { keepUncaughtErrors: typeof keepUncaughtErrors; handErrorsTo: (to: typeof add) => void } =
    await import('./uncaughtErrors')
  part.keepUncaughtErrors(stop.signal)
  part.handErrorsTo(add)
})
afterEach(() => stop.abort())

const fail = (message: string) => dispatchEvent(new ErrorEvent('error', { error: new Error(message) }))

it('an error that nothing caught becomes a note with its message and the address', () => {
  fail('a row is missing')
  expect(add).toHaveBeenCalledWith(
    expect.stringMatching(/^uncaught:/),
    expect.stringContaining('a row is missing'),
    expect.any(Number),
  )
})

it('the same message keeps its code, another one has another', () => {
  for (const message of ['one', 'two', 'one']) fail(message)
  const codes = add.mock.calls.map(([code]) => code)
  expect(codes[0]).toBe(codes[2])
  expect(codes[0]).not.toBe(codes[1])
})

it('what browsers report without anything being wrong is no note', () => {
  dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  )
  expect(add).not.toHaveBeenCalled()
})

it('a flood of different messages does not push the other notes out of sight', () => {
  for (let at = 0; at < 100; at += 1) fail(`number ${at}`)
  expect(add).toHaveBeenCalledTimes(20)
})

it('a note that the database did not take waits in the tab', async () => {
  add.mockRejectedValue(new Error('no database'))
  fail('lost')
  await vi.waitFor(() => expect(sessionStorage.getItem('pharos.startNotes')).toContain('lost'))
})
