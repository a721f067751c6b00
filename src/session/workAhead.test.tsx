import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { nextTask } from '#domain/base/nextTask'
import { QUIET_MS, workAhead } from '#domain/base/workAhead'
import { connectWorkAhead } from './workAhead'

let left = new AbortController()

/** Connects a browser that has these ways to schedule. */
function connect(scheduler: object | undefined): void {
  vi.stubGlobal('MessageChannel', MessageChannel)
  vi.stubGlobal('scheduler', scheduler)
  connectWorkAhead(left.signal)
}

afterEach(() => {
  left.abort()
  left = new AbortController()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('runs at the lowest priority of the browser, and yields by its own way', async () => {
  const postTask = vi.fn((turn: () => void) => void turn())
  const yieldTask = vi.fn(async () => undefined)
  connect({ postTask, yield: yieldTask })
  const work = vi.fn()
  workAhead(work)
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: 'background' })
  await nextTask()
  expect(yieldTask).toHaveBeenCalledOnce()
})

it('runs in later tasks of a browser without a scheduler', async () => {
  connect(undefined)
  const order: string[] = []
  workAhead(async (rest) => {
    order.push('slice')
    await rest()
    order.push('next slice')
  })
  await nextTask().then(() => order.push('task'))
  await vi.waitFor(() => expect(order).toEqual(['task', 'slice', 'next slice']))
})

it.each([
  ['press', () => new PointerEvent('pointerdown', { bubbles: true })],
  ['drag', () => new PointerEvent('pointermove', { bubbles: true, buttons: 1 })],
  ['key', () => new KeyboardEvent('keydown', { bubbles: true, key: 'a' })],
])('stops at a %s until its answer is painted and the page was quiet', async (_, eventOf) => {
  vi.useFakeTimers()
  connect({ postTask: (turn: () => void) => void setTimeout(turn) })
  const work = vi.fn()
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { signal: left.signal })
  workAhead(work)
  document.body.dispatchEvent(eventOf())
  await vi.advanceTimersByTimeAsync(QUIET_MS)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledOnce()
})

it('does not wait for the painting of a page that gets no frames', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  connect({ postTask: (turn: () => void) => void setTimeout(turn) })
  const work = vi.fn()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  workAhead(work)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work).toHaveBeenCalledOnce()
})
