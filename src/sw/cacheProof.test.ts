import { beforeEach, describe, expect, it, vi } from 'vitest'
import { proveCached } from './cacheProof'

vi.mock('workbox-core', () => ({ cacheNames: { precache: 'files' } }))
vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (url: string) => (url.endsWith('.js') ? `${url}?revision` : undefined),
}))

const cached = new Map<string, () => Response>()

beforeEach(() => {
  cached.clear()
  cached.set('a.js?revision', () => new Response('a')).set('b.js?revision', () => new Response('b'))
  vi.stubGlobal('caches', { match: async (key: string) => cached.get(key)?.() })
})

const missing = async (...urls: string[]) => (await proveCached(urls)).missing

describe('the proof of the cache', () => {
  it('misses nothing while each file is there', async () => {
    expect(await proveCached(['a.js', 'b.js'])).toEqual({ type: 'CACHE_PROOF', total: 2, missing: [] })
  })

  it('names a file that is gone, and one that was never listed', async () => {
    cached.delete('b.js?revision')
    expect(await missing('a.js', 'b.js', 'c.css')).toEqual(['b.js', 'c.css'])
  })

  it.each([
    ['is an error', () => new Response('not here', { status: 404 })],
    ['is empty', () => new Response('')],
    ['has no body', () => new Response(null)],
    [
      'breaks while it is read',
      () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('gone')) })),
    ],
  ])('names a file whose answer %s', async (_fault, answer) => {
    cached.set('b.js?revision', answer)
    expect(await missing('a.js', 'b.js')).toEqual(['b.js'])
  })

  it('names every file where the cache cannot be read', async () => {
    vi.stubGlobal('caches', { match: () => Promise.reject(new Error('storage')) })
    expect(await missing('a.js', 'b.js')).toEqual(['a.js', 'b.js'])
  })
})
