import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_CONFIG } from '../domain/kiosk/config'
import { loadConfig } from './load'
import { parseConfig } from './schema'

const stored = new Map<string, string>()
const respondWith = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const offline = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
const served = (event: string) => JSON.stringify({ ...DEFAULT_CONFIG, event })

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (url: string, response: Response) => void stored.set(url, await response.text()),
      match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('config.json', () => {
  it('is shipped equal to the built-in defaults', () => {
    expect(parseConfig(JSON.parse(readFileSync('public/config.json', 'utf8')))).toEqual(DEFAULT_CONFIG)
  })
  it('is taken fresh when it is valid', async () => {
    respondWith(served('Toronto'))
    expect(await loadConfig()).toMatchObject({ source: 'fresh', config: { event: 'Toronto' }, problem: null })
  })
  it('falls back to the last good one without a network, and that is no problem', async () => {
    respondWith(served('Toronto'))
    await loadConfig()
    offline()
    expect(await loadConfig()).toMatchObject({
      source: 'last-good',
      config: { event: 'Toronto' },
      problem: null,
    })
  })
  it.each([
    ['no JSON', '{ broken', ''],
    ['empty', '', ''],
    ['a page', '<html>', ''],
    ['wrong in a field', '{"event": 7}', 'event'],
  ])('falls back to the last good one when the file is %s, and says what is wrong', async (_, text, word) => {
    respondWith(served('Toronto'))
    await loadConfig()
    respondWith(text)
    const loaded = await loadConfig()
    expect(loaded).toMatchObject({ source: 'last-good', config: { event: 'Toronto' } })
    expect(loaded.problem).toMatch(/./)
    expect(loaded.problem).toContain(word)
  })
  it('falls back to the built-in defaults when it never was there', async () => {
    respondWith('not found', 404)
    expect(await loadConfig()).toEqual({
      source: 'built-in',
      config: DEFAULT_CONFIG,
      problem: 'config.json answered 404',
    })
  })
  it('refuses an address that is not http', async () => {
    respondWith(JSON.stringify({ ...DEFAULT_CONFIG, metricsUrl: 'javascript:alert(1)' }))
    expect((await loadConfig()).problem).toContain('metricsUrl')
  })
})
