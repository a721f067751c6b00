import type { KioskConfig } from './config'

/**
 * The one list of response headers (docs/contracts.md C5). It makes `public/_headers`, the
 * nginx sample, what `npm start` answers, and what the service worker puts on each document.
 */
export type HeaderList = Record<string, string>

/** Where the network addresses of a configuration lead; an unusable address adds nothing. */
export function connectSources(config: Pick<KioskConfig, 'metricsUrl' | 'apiUrl'>): string[] {
  const sources = new Set<string>()
  const metrics = httpUrl(config.metricsUrl)
  if (metrics) sources.add(metrics.origin)
  const api = httpUrl(config.apiUrl)
  if (api) {
    sources.add(api.origin)
    // Socket.IO on the API host, port 8080 (docs/rules.md AP-08), by polling and by WebSocket.
    sources.add(`${api.protocol}//${api.hostname}:8080`)
    sources.add(`${api.protocol === 'https:' ? 'wss' : 'ws'}://${api.hostname}:8080`)
  }
  return [...sources]
}

function httpUrl(value: string | null): URL | null {
  if (!value) return null
  try {
    const url = new URL(value)
    // A host may hold `;` and `,`, which would end a directive and begin another.
    return /^https?:\/\/[a-z0-9.:[\]-]+$/i.test(url.origin) ? url : null
  } catch {
    return null
  }
}

export function contentSecurityPolicy(config: Pick<KioskConfig, 'metricsUrl' | 'apiUrl'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources(config)].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What every document carries. */
export function documentHeaders(config: Pick<KioskConfig, 'metricsUrl' | 'apiUrl'>): HeaderList {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}

/** Pages, the worker and the configuration are asked for anew each time; hashed files never. */
export const NO_CACHE = 'no-cache'
export const IMMUTABLE = 'public, max-age=31536000, immutable'

export function cacheControlFor(path: string): string {
  return path.startsWith('/assets/') ? IMMUTABLE : NO_CACHE
}
