import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BRAND_LOGO_URL, BRAND_SHEET_URL, MIRROR_URL } from '#domain/device/deviceMirror'
import { ANSWER_LIMIT_MS, CACHE_PATIENCE_MS } from './cacheFirst'
import { answerNavigation, MIRROR_LIMIT_MS } from './documents'

const precached = vi.hoisted(() => ({ match: async (_: string): Promise<Response | undefined> => undefined }))
vi.mock('workbox-precaching', () => ({ matchPrecache: (path: string) => precached.match(path) }))

const never = <T>() => new Promise<T>(() => undefined)
const page = (path: string) =>
  new Response(`<html data-theme="light"><head></head><div id="root">${path}</div>`, {
    headers: { 'Content-Type': 'text/html' },
  })
const opened = (stored: Record<string, unknown>) => ({
  open: async () => ({
    match: async (url: string) => (stored[url] ? Response.json(stored[url]) : undefined),
  }),
})

/** The answer to a page load by a given time; null while there is none. */
async function answered(path: string, ms: number): Promise<{ status: number; text: string } | null> {
  let seen: { status: number; text: string } | null = null
  void answerNavigation(new Request(`https://kiosk.test${path}`)).then(async (response) => {
    seen = { status: response.status, text: await response.text() }
  })
  await vi.advanceTimersByTimeAsync(ms)
  return seen
}

beforeEach(() => {
  vi.useFakeTimers()
  precached.match = async (path) => page(path)
  vi.stubGlobal('caches', opened({ [MIRROR_URL]: { locale: 'fr-CA', theme: 'dark' } }))
  vi.stubGlobal('fetch', never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page load', () => {
  it('is answered from the device, in its language and theme', async () => {
    const answer = await answered('/welcome', 0)
    expect(answer?.text).toContain('/welcome/fr-CA.html')
    expect(answer?.text).toContain('data-theme="dark"')
  })

  it('shows no way in that the device does not offer, from its first picture on', async () => {
    vi.stubGlobal('caches', opened({ [MIRROR_URL]: { locale: 'fr-CA', hidden: ['dealer', 'game'] } }))
    const answer = await answered('/welcome', 0)
    expect(answer?.text).toContain('/shell.html')
    expect(answer?.text).toContain('data-hides="dealer game"')
  })

  it("has an event's colors and logo from its first frame on, and none where there is no event", async () => {
    const mirror = { [MIRROR_URL]: { locale: 'en', theme: 'light' } }
    vi.stubGlobal(
      'caches',
      opened({ ...mirror, [BRAND_SHEET_URL]: `a{background:url("${BRAND_LOGO_URL}")}` }),
    )
    const branded = await answered('/welcome', 0)
    expect(branded?.text).toContain(`<link rel="stylesheet" href="${BRAND_SHEET_URL}"></head>`)
    expect(branded?.text).toContain('<html data-event-logo data-theme="light">')
    vi.stubGlobal('caches', opened(mirror))
    expect((await answered('/welcome', 0))?.text).toContain('<html data-theme="light"><head></head>')
  })

  it('does not wait for a mirror and addresses that hang: what was read last will do', async () => {
    await answered('/welcome', 0)
    vi.stubGlobal('caches', { open: never })
    expect((await answered('/1', MIRROR_LIMIT_MS - 1))?.text).toBeUndefined()
    expect((await answered('/welcome', 2 * MIRROR_LIMIT_MS))?.text).toContain('/welcome/fr-CA.html')
  })

  it('is answered by the network when the cache of pages hangs', async () => {
    precached.match = never
    vi.stubGlobal('fetch', async () => page('from the host'))
    expect(await answered('/1', CACHE_PATIENCE_MS - 1)).toBeNull()
    expect((await answered('/1', CACHE_PATIENCE_MS))?.text).toContain('from the host')
  })

  it('gets the page of last resort when nothing answers, in the language of the device', async () => {
    precached.match = never
    expect(await answered('/1', ANSWER_LIMIT_MS - 1)).toBeNull()
    const answer = await answered('/1', ANSWER_LIMIT_MS)
    expect(answer?.status).toBe(503)
    expect(answer?.text).toContain('Cette borne a besoin')
    expect(answer?.text).not.toContain('This kiosk needs')
  })

  it('gets it in all languages where the device knows none, with one button', async () => {
    precached.match = never
    vi.stubGlobal('caches', opened({}))
    const answer = await answered('/1', ANSWER_LIMIT_MS)
    for (const words of ['This kiosk needs', 'Este kiosco necesita', 'Cette borne a besoin'])
      expect(answer?.text).toContain(words)
    expect(answer?.text.match(/<a /g)).toHaveLength(1)
    expect(answer?.text.match(/<h1/g)).toHaveLength(1)
  })
})
