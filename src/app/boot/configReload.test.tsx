import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { REREAD_MS, rereadConfig } from './configReload'

let nowMs: number
let answers: (() => void)[]
let end: AbortController
const reread = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  nowMs = 1_000_000
  answers = []
  reread.mockClear()
  end = new AbortController()
  rereadConfig(reread, () => nowMs, end.signal)
})
afterEach(() => end.abort())

it('reads the configuration again as soon as the network is back', () => {
  dispatchEvent(new Event('online'))
  expect(reread).toHaveBeenCalledOnce()
})

it('reads it again when the page comes into sight, once a minute at most', async () => {
  nowMs += REREAD_MS - 1
  see('visible')
  expect(reread).not.toHaveBeenCalled()
  nowMs += 1
  see('visible')
  expect(reread).toHaveBeenCalledOnce()
  answers[0]?.()
  nowMs += REREAD_MS - 1
  see('visible')
  expect(reread).toHaveBeenCalledOnce()
})

it('does not read it when the page goes out of sight', () => {
  nowMs += REREAD_MS
  see('hidden')
  expect(reread).not.toHaveBeenCalled()
})

it('reads once more after a read that was under way when the network came back', async () => {
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  expect(reread).toHaveBeenCalledOnce()
  answers[0]?.()
  await expect.poll(() => reread.mock.calls.length).toBe(2)
})
