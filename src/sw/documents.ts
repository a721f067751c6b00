/// <reference lib="WebWorker" />
import { matchPrecache } from 'workbox-precaching'
import { withinLimit } from '#domain/base/limit'
import { chooseLocale } from '#domain/base/locale'
import type { KioskConfig } from '#domain/device/config'
import {
  BRAND_SHEET_URL,
  brandedPage,
  CONFIG_BY_HAND_URL,
  CONFIG_CACHE,
  CONFIG_URL,
  type DeviceMirror,
  MIRROR_CACHE,
  MIRROR_URL,
  mirroredPage,
  parseMirror,
} from '#domain/device/deviceMirror'
import { documentHeaders } from '#domain/device/headers'
import { cacheFirst } from './cacheFirst'
import { rescuePage } from './rescuePage'

type Addresses = Pick<KioskConfig, 'metricsUrl' | 'apiUrl'>

/** Maximum time that language, theme and addresses may delay a start; without them the last known ones are used. */
export const MIRROR_LIMIT_MS = 500
export const ADDRESSES_LIMIT_MS = 1_000

/** Values that this worker read last. */
const known: { mirror: DeviceMirror; addresses: Addresses; sheet: string | null } = {
  mirror: parseMirror(null),
  addresses: { metricsUrl: null, apiUrl: '' },
  sheet: null,
}

/**
 * Answers a page load from the device: the visitor's own prerendered welcome on `/` and `/welcome`, the bare
 * shell elsewhere and if that page would offer modes that this device does not. If the cache lost the page or
 * does not answer, the network is asked; if that fails too, a plain page says what to do (docs/starting.md
 * S1, S2). Never rejects.
 */
export async function answerNavigation(
  request: Request,
  fetched: () => Promise<Response> = () => fetch(request),
): Promise<Response> {
  const addresses = withinLimit(readAddresses(), ADDRESSES_LIMIT_MS, () => known.addresses)
  const sheet = withinLimit(readSheet(), MIRROR_LIMIT_MS, () => known.sheet)
  const mirror = await withinLimit(readMirror(), MIRROR_LIMIT_MS, () => known.mirror)
  const path = documentPath(new URL(request.url), mirror)
  try {
    return await cacheFirst(path, {
      cached: async () => {
        const page = await matchPrecache(path)
        if (!page) return undefined
        const html = mirroredPage(await page.text(), mirror)
        const look = await sheet
        return withHeaders(look ? brandedPage(html, look) : html, await addresses)
      },
      fetched,
    })
  } catch {
    return rescuePage(mirror)
  }
}

/** The precached file for an address. */
export function documentPath(url: URL, mirror: DeviceMirror): string {
  const isWelcome = url.pathname === '/' || url.pathname === '/welcome'
  if (!isWelcome || mirror.hidden.length > 0) return '/shell.html'
  return `/welcome/${chooseLocale({ search: url.search, stored: mirror.locale, host: url.hostname })}.html`
}

function withHeaders(html: string, addresses: Addresses): Response {
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...documentHeaders(addresses) },
  })
}

async function readMirror(): Promise<DeviceMirror> {
  known.mirror = parseMirror(await readJson(MIRROR_CACHE, MIRROR_URL))
  return known.mirror
}

/** The style sheet of the event; null for the product's own look. */
async function readSheet(): Promise<string | null> {
  const stored = await caches
    .open(MIRROR_CACHE)
    .then((cache) => cache.match(BRAND_SHEET_URL))
    .catch(() => undefined)
  known.sheet = stored ? await stored.text() : null
  return known.sheet
}

/** The addresses of the current configuration, so that the policy is never older than the configuration. */
async function readAddresses(): Promise<Addresses> {
  const [byHand, lastGood] = (await Promise.all([
    readJson(CONFIG_CACHE, CONFIG_BY_HAND_URL),
    readJson(CONFIG_CACHE, CONFIG_URL),
  ])) as (Partial<Addresses> | null)[]
  const address = (name: keyof Addresses): unknown =>
    byHand?.[name] === undefined ? lastGood?.[name] : byHand[name]
  const [metricsUrl, apiUrl] = [address('metricsUrl'), address('apiUrl')]
  known.addresses = {
    metricsUrl: typeof metricsUrl === 'string' ? metricsUrl : null,
    apiUrl: typeof apiUrl === 'string' ? apiUrl : '',
  }
  return known.addresses
}

async function readJson(cacheName: string, url: string): Promise<unknown> {
  try {
    const response = await (await caches.open(cacheName)).match(url)
    return response ? await response.json() : null
  } catch {
    return null
  }
}
