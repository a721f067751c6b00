import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_CONFIG, NO_GAPS, SHIPPED_CONFIG } from '#domain/device/config'
import { checkConfigFile, loadConfig, loadConfigByHand, releaseConfigByHand } from './load'
import { resolveConfig } from './resolve'

const stored = new Map<string, string>()
const respondWith = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const offline = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
const served = (event: string) => JSON.stringify({ ...SHIPPED_CONFIG, event })

/** Loads a file as staff do. */
const useByHand = async (text: string): Promise<boolean> => {
  const checked = await checkConfigFile(text)
  return checked !== null && loadConfigByHand(checked)
}

/** The shipped file without some of its keys, as an older build wrote it. */
function fileWithout(...keys: (keyof typeof SHIPPED_CONFIG)[]): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(SHIPPED_CONFIG).filter(([key]) => !keys.includes(key as 'event'))),
  )
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (url: string, response: Response) => void stored.set(url, await response.text()),
      match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
      delete: async (url: string) => stored.delete(url),
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('config.json', () => {
  it('is shipped as the product says it is', () => {
    expect(resolveConfig(JSON.parse(readFileSync('public/config.json', 'utf8')), null)).toEqual({
      config: SHIPPED_CONFIG,
      problems: [],
      gaps: { defaults: [], refused: [] },
    })
  })
  it('is taken fresh when it is valid', async () => {
    respondWith(served('Toronto'))
    expect(await loadConfig()).toMatchObject({ source: 'fresh', config: { event: 'Toronto' }, problems: [] })
  })
  it('comes with the host’s clock', async () => {
    const headers = { Date: 'Mon, 23 Nov 2026 08:47:00 GMT' }
    vi.stubGlobal('fetch', async () => new Response(served('Toronto'), { headers }))
    const { contact } = await loadConfig()
    expect(contact?.serverMs).toBe(Date.UTC(2026, 10, 23, 8, 47))
    expect(Math.abs(Date.now() - (contact?.deviceMs ?? 0))).toBeLessThan(5_000)
  })
  it('falls back to the last good one without a network, and that is no problem', async () => {
    respondWith(served('Toronto'))
    await loadConfig()
    offline()
    expect(await loadConfig()).toMatchObject({
      source: 'last-good',
      config: { event: 'Toronto', metricsUrl: '' },
      problems: [],
    })
  })
  it.each([
    ['no JSON', '{ broken'],
    ['empty', ''],
    ['a page', '<html>'],
    ['a list', '[]'],
  ])('falls back to the last good one when the file is %s, and says what is wrong', async (_, text) => {
    respondWith(served('Toronto'))
    await loadConfig()
    respondWith(text)
    const loaded = await loadConfig()
    expect(loaded).toMatchObject({ source: 'last-good', config: { event: 'Toronto' } })
    expect(loaded.problems).toEqual([expect.stringMatching(/./)])
  })
  it('that never was there leaves the defaults, which do not say where records go', async () => {
    respondWith('not found', 404)
    const loaded = await loadConfig()
    expect(loaded).toEqual({
      source: 'built-in',
      config: DEFAULT_CONFIG,
      problems: ['config.json answered 404'],
      gaps: NO_GAPS,
      contact: null,
    })
    expect([loaded.config.metricsUrl, loaded.config.activationIds]).toEqual([undefined, undefined])
  })
})

describe('a key of config.json', () => {
  it.each(['event', 'apiUrl', 'trialUrl', 'features', 'idle'] as const)(
    '%s that is missing has its default',
    async (key) => {
      respondWith(fileWithout(key))
      const loaded = await loadConfig()
      expect(loaded).toMatchObject({ source: 'fresh', config: SHIPPED_CONFIG, problems: [] })
      expect(new Set(loaded.gaps.defaults.map((name) => name.split('.')[0]))).toEqual(new Set([key]))
    },
  )

  it.each(['ftp://hello.example/', `https://hello.example/${'a'.repeat(200)}`, 'https://hello.example/"é"'])(
    'handoffUrl that leaves no room for a summary is refused: %s',
    async (handoffUrl) => {
      respondWith(JSON.stringify({ ...SHIPPED_CONFIG, handoffUrl }))
      const loaded = await loadConfig()
      expect(loaded.config.handoffUrl).toBe('')
      expect(loaded.gaps.refused).toEqual(['handoffUrl'])
    },
  )

  it('that is missing or refused is named, over a restart without a network too', async () => {
    respondWith(JSON.stringify({ ...JSON.parse(fileWithout('event')), metricsUrl: 7 }))
    const gaps = { defaults: ['event'], refused: ['metricsUrl'] }
    expect((await loadConfig()).gaps).toEqual(gaps)
    offline()
    expect((await loadConfig()).gaps).toEqual(gaps)
    await useByHand(fileWithout('trialUrl'))
    expect((await loadConfig()).gaps).toEqual({ defaults: ['trialUrl'], refused: [] })
  })

  it('inside a group that is missing has its default', async () => {
    const { tour: _, ...features } = { ...SHIPPED_CONFIG.features, attract: false }
    respondWith(JSON.stringify({ ...SHIPPED_CONFIG, features }))
    expect((await loadConfig()).config.features).toEqual({ ...features, tour: true })
  })

  it('that is wrong is refused alone and named', async () => {
    respondWith(
      JSON.stringify({
        ...SHIPPED_CONFIG,
        event: 'Toronto',
        idle: { afterSeconds: 'x', countdownSeconds: 9 },
      }),
    )
    const { config, problems } = await loadConfig()
    expect(config).toEqual({
      ...SHIPPED_CONFIG,
      event: 'Toronto',
      idle: { afterSeconds: 60, countdownSeconds: 9 },
    })
    expect(problems).toEqual([expect.stringMatching(/^idle\.afterSeconds: /)])
  })

  it('that is wrong keeps its last good value', async () => {
    respondWith(served('Toronto'))
    await loadConfig()
    respondWith(JSON.stringify({ ...SHIPPED_CONFIG, event: 7, trialUrl: 'https://trial.example/' }))
    expect((await loadConfig()).config).toMatchObject({
      event: 'Toronto',
      trialUrl: 'https://trial.example/',
    })
  })

  it.each(['metricsUrl', 'activationIds'] as const)('%s has no default', async (key) => {
    respondWith(fileWithout(key))
    const { config, problems } = await loadConfig()
    expect(config[key]).toBeUndefined()
    expect(problems).toEqual([`${key}: is missing`])
  })

  it.each([
    ['metricsUrl', 'javascript:alert(1)'],
    ['metricsUrl', 'https://evil.example; script-src *'],
    ['metricsUrl', 'https://metrics.example/?base'],
    ['apiUrl', 'http://a b'],
    ['activationIds', { web: { fleet: { 'en-US': 7 } } }],
  ] as const)(
    '%s that is wrong keeps its last good value, over a restart without a network too',
    async (key, wrong) => {
      const good = { ...SHIPPED_CONFIG, metricsUrl: 'https://metrics.example' }
      respondWith(JSON.stringify(good))
      await loadConfig()
      respondWith(JSON.stringify({ ...good, [key]: wrong }))
      const loaded = await loadConfig()
      expect(loaded.config[key]).toEqual(good[key])
      expect(loaded.problems).toEqual([expect.stringContaining(key)])
      offline()
      expect((await loadConfig()).config[key]).toEqual(good[key])
    },
  )

  it('that is an empty activation id stays empty: not tracked', async () => {
    const activationIds = { web: { fleet: { 'en-US': '' } } }
    respondWith(JSON.stringify({ ...SHIPPED_CONFIG, activationIds }))
    const { config, problems } = await loadConfig()
    expect([config.activationIds?.web.fleet['en-US'], config.activationIds?.ipad.tour, problems]).toEqual([
      '',
      {},
      [],
    ])
  })
})

describe('a file that staff load by hand', () => {
  const byHand = JSON.stringify({ ...SHIPPED_CONFIG, event: 'By hand', metricsUrl: 'https://hand.example' })

  it('wins over the served one, over restarts too, until it is released', async () => {
    respondWith(served('Toronto'))
    await loadConfig()
    expect(await useByHand(byHand)).toBe(true)
    expect(await loadConfig()).toMatchObject({ source: 'by-hand', config: { event: 'By hand' } })
    offline()
    expect(await loadConfig()).toMatchObject({
      source: 'by-hand',
      config: { metricsUrl: 'https://hand.example' },
    })
    await releaseConfigByHand()
    expect(await loadConfig()).toMatchObject({ source: 'last-good', config: { event: 'Toronto' } })
  })

  it('that lacks where records go takes that from the served one', async () => {
    respondWith(JSON.stringify({ ...SHIPPED_CONFIG, metricsUrl: 'https://served.example' }))
    await loadConfig()
    expect(await useByHand('{"event": "By hand"}')).toBe(true)
    expect((await loadConfig()).config).toMatchObject({
      event: 'By hand',
      metricsUrl: 'https://served.example',
    })
  })

  it('is checked without being put in force, with what would not hold', async () => {
    respondWith(served('Toronto'))
    const file = { event: 5, metricURL: '', features: { atract: true }, idle: { afterSeconds: 0 } }
    expect(await checkConfigFile(JSON.stringify({ ...SHIPPED_CONFIG, ...file }))).toMatchObject({
      gaps: { refused: ['event', 'idle.afterSeconds'] },
      unknown: ['features.atract', 'metricURL'],
    })
    expect(await loadConfig()).toMatchObject({ source: 'fresh', config: { event: 'Toronto' } })
  })

  it.each([
    ['no file of keys', 'not a file'],
    ['null', 'null'],
    ['another file of the booth', '{"format": "pharos-pack", "schema": 1, "files": {}}'],
  ])('that is %s is no configuration', async (_, text) => {
    expect(await checkConfigFile(text)).toBeNull()
  })
})
