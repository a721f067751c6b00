import type { KioskConfig } from './config'
import { parseHttpAddress } from './httpAddress'
import { socketOrigin } from './liveAddress'

/**
 * All response headers in one place (docs/contracts.md C5), used by `public/_headers`, the nginx
 * sample, `npm start` and the service worker.
 */
export type HeaderList = Record<string, string>

/** The network origins of a configuration; an invalid address adds nothing. */
export function connectSources(config: Pick<KioskConfig, 'metricsUrl' | 'apiUrl'>): string[] {
  const sources = new Set<string>()
  const metrics = parseHttpAddress(config.metricsUrl ?? '')
  if (metrics) sources.add(metrics.origin)
  const api = parseHttpAddress(config.apiUrl)
  if (api) {
    sources.add(api.origin)
    // Socket.IO on the API host, port 8080 (docs/rules.md AP-08), by polling and by WebSocket.
    const socket = socketOrigin(api)
    sources.add(socket)
    sources.add(socket.replace(/^http/, 'ws'))
  }
  return [...sources]
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

/** Headers of every document. */
export function documentHeaders(config: Pick<KioskConfig, 'metricsUrl' | 'apiUrl'>): HeaderList {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}

/** Pages, the worker and the configuration are revalidated; hashed files never are. */
export const NO_CACHE = 'no-cache'
export const IMMUTABLE = 'public, max-age=31536000, immutable'

export function cacheControlFor(path: string): string {
  return path.startsWith('/assets/') ? IMMUTABLE : NO_CACHE
}
