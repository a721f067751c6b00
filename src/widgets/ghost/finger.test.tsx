import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFinger } from './finger'

let ended: AbortController
let disc: HTMLElement
let ring: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  ended = new AbortController()
  disc = document.createElement('div')
  ring = document.createElement('div')
})
afterEach(() => {
  ended.abort()
  vi.useRealTimers()
})

/** Leads the finger to a target and lets it rest there. */
async function rested(isStill: boolean) {
  const target = document.body.appendChild(document.createElement('button'))
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(12, 108, 220, 44))
  const finger = createFinger({ disc, ring, isStill: () => isStill, signal: ended.signal })
  const reached = finger.moveTo(target, undefined, 100)
  await vi.advanceTimersByTimeAsync(200)
  await reached
  return { target, finger }
}
const MARKS: readonly [string, boolean, () => HTMLElement][] = [
  ['ring', true, () => ring],
  ['finger', false, () => disc],
]

it.each(MARKS)('the %s stays with its target and leaves with it', async (_, isStill, mark) => {
  const { target } = await rested(isStill)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(mark().dataset.shown).toBe('true')
  target.remove()
  await vi.advanceTimersByTimeAsync(100)
  expect(mark().dataset.shown).toBe('false')
})

it.each(MARKS)(
  'the %s leaves a control soon after its press, and rests on none',
  async (_, isStill, mark) => {
    const { finger } = await rested(isStill)
    finger.press()
    await vi.advanceTimersByTimeAsync(200)
    expect(mark().dataset.shown).toBe('true')
    await vi.advanceTimersByTimeAsync(200)
    expect(mark().dataset.shown).toBe('false')
    await rested(isStill)
    expect(mark().dataset.shown).toBe('true')
    await vi.advanceTimersByTimeAsync(2_600)
    expect(mark().dataset.shown).toBe('false')
  },
)

it('the finger never flies to where a target was', async () => {
  const { target, finger } = await rested(false)
  const before = disc.style.translate
  const reached = finger.moveTo(target, undefined, 500)
  target.remove()
  await vi.advanceTimersByTimeAsync(100)
  await reached
  expect([disc.style.translate, disc.dataset.shown]).toEqual([before, 'false'])
})

it('the ring takes the size that its target changes to', async () => {
  const { target } = await rested(true)
  expect(ring.style.width).toBe('232px')
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(new DOMRect(12, 108, 52, 48))
  await vi.advanceTimersByTimeAsync(100)
  expect(ring.style.width).toBe('64px')
})

it('nothing is drawn once the replay is ended', async () => {
  await rested(true)
  ended.abort()
  await vi.advanceTimersByTimeAsync(100)
  expect(vi.getTimerCount()).toBe(0)
})
