import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANSWER_LIMIT_MS, CACHE_PATIENCE_MS, cacheFirst } from './cacheFirst'

const URL = 'https://kiosk.test/assets/first.js'
const never = <T>() => new Promise<T>(() => undefined)
const comesAfter = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))
const script = () => new Response('1', { headers: { 'Content-Type': 'text/javascript' } })
const portal = () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } })
const offline = () => Promise.reject(new TypeError('no network'))

/** Returns the state of the answer at a given time. */
function follow(answer: Promise<Response>): { by: (ms: number) => Promise<string> } {
  let seen = 'waiting'
  const read = async (response: Response) => {
    seen = await response.text()
  }
  answer.then(read, () => {
    seen = 'no answer'
  })
  return {
    by: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms)
      return seen
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a file', () => {
  it('comes from the cache, and the network is not asked', async () => {
    const fetched = vi.fn(offline)
    const answer = follow(cacheFirst(URL, { cached: async () => script(), fetched }))
    expect(await answer.by(ANSWER_LIMIT_MS)).toBe('1')
    expect(fetched).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('comes from the network when the cache lost it, or fails', async () => {
    const lost = follow(cacheFirst(URL, { cached: async () => undefined, fetched: async () => script() }))
    expect(await lost.by(0)).toBe('1')
    const broken = follow(
      cacheFirst(URL, { cached: () => Promise.reject(new Error()), fetched: async () => script() }),
    )
    expect(await broken.by(0)).toBe('1')
  })

  it('comes from the network when the cache hangs', async () => {
    const answer = follow(cacheFirst(URL, { cached: never, fetched: async () => script() }))
    expect(await answer.by(CACHE_PATIENCE_MS - 1)).toBe('waiting')
    expect(await answer.by(1)).toBe('1')
  })

  it('comes from a slow cache when there is no network', async () => {
    const slow = comesAfter(CACHE_PATIENCE_MS + 1_000, script())
    const answer = follow(cacheFirst(URL, { cached: () => slow, fetched: offline }))
    expect(await answer.by(CACHE_PATIENCE_MS + 999)).toBe('waiting')
    expect(await answer.by(1)).toBe('1')
  })

  it('is not the page of a captive portal while the cache may have it', async () => {
    const slow = comesAfter(CACHE_PATIENCE_MS + 1_000, script())
    const answer = follow(cacheFirst(URL, { cached: () => slow, fetched: async () => portal() }))
    expect(await answer.by(CACHE_PATIENCE_MS + 1_000)).toBe('1')
  })

  it('is refused when neither answers', async () => {
    const answer = follow(cacheFirst(URL, { cached: never, fetched: never }))
    expect(await answer.by(ANSWER_LIMIT_MS - 1)).toBe('waiting')
    expect(await answer.by(1)).toBe('no answer')
  })

  it('is refused when the cache hangs and the network is a portal or gone', async () => {
    for (const fetched of [async () => portal(), offline])
      expect(await follow(cacheFirst(URL, { cached: never, fetched })).by(ANSWER_LIMIT_MS)).toBe('no answer')
  })
})
