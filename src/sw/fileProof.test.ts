import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OFFLINE_PROOF_HEADER, type OfflineProgress } from '#domain/device/deviceMirror'
import { answerOffline, isProofRequest } from './answerOffline'
import { type ListedFile, proveFiles } from './fileProof'

const cached = vi.hoisted(() => new Map<string, string | null>())
vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (url: string) => (/\.(js|html)$/.test(new URL(url).pathname) ? url : undefined),
  matchPrecache: async (asked: Request | string) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    const text = cached.get(path)
    return text === undefined ? undefined : new Response(text)
  },
}))

const ORIGIN = 'https://kiosk.test'
const listed = (url: string, text: string): ListedFile => ({
  url,
  integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
})
const FILES = [listed('assets/a.js', 'a'), listed('assets/b.js', 'b')]
const prove = (onProgress: (progress: OfflineProgress) => void = () => {}) =>
  proveFiles(FILES, answerOffline, onProgress, ORIGIN)

beforeEach(() => {
  cached.clear()
  cached.set('/assets/a.js', 'a').set('/assets/b.js', 'b').set('/shell.html', '<div id="root">')
  // A network that would answer.
  vi.stubGlobal('fetch', async () => new Response('from the host'))
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
})

describe('the proof of the files', () => {
  it('counts what is there as it was built, and says how far it is', async () => {
    const seen: number[] = []
    const proof = await prove(({ done }) => void seen.push(done))
    expect(proof).toEqual({ type: 'OFFLINE_PROOF', total: 2, bytes: 2, missing: [], different: [] })
    expect(seen).toEqual([1, 2])
  })

  it('names what is gone, what is empty, and what has other content', async () => {
    cached.delete('/assets/a.js')
    cached.set('/assets/b.js', 'another')
    expect(await prove()).toMatchObject({ missing: ['assets/a.js'], different: ['assets/b.js'] })
    cached.set('/assets/a.js', '')
    expect((await prove()).missing).toEqual(['assets/a.js'])
  })
})

describe('a request of the window with the network refused', () => {
  const ask = (path: string) =>
    answerOffline(new Request(`${ORIGIN}${path}`, { headers: { [OFFLINE_PROOF_HEADER]: 'mark' } }))

  it('is answered from the cache and marked, documents too', async () => {
    for (const path of ['/assets/a.js', '/1']) {
      const response = await ask(path)
      expect([response.status, response.headers.get(OFFLINE_PROOF_HEADER)]).toEqual([200, 'mark'])
    }
  })

  it('is refused where only the network could answer', async () => {
    cached.delete('/assets/a.js')
    cached.delete('/shell.html')
    for (const path of ['/assets/a.js', '/1']) {
      const response = await ask(path)
      expect(response.ok).toBe(false)
      expect(response.headers.get(OFFLINE_PROOF_HEADER)).toBe('mark')
    }
  })

  it('is told apart by its header', () => {
    expect(isProofRequest(new Request(ORIGIN))).toBe(false)
    expect(isProofRequest(new Request(ORIGIN, { headers: { [OFFLINE_PROOF_HEADER]: '1' } }))).toBe(true)
  })
})
