/** Meaning of a path on the kiosk's origin. */
export type Route =
  | { kind: 'document'; file: string }
  | { kind: 'asset'; file: string }
  | { kind: 'interaction' }
  | { kind: 'missing' }
  | { kind: 'malformed' }

/**
 * Sorts a request target into the routes of the kiosk. `file` is relative to `dist/`, its segments decoded and
 * never `..`, hidden or holding a separator, so that it cannot lead out of the folder.
 */
export function routeOf(target: string): Route {
  // A browser sends only the origin form; the absolute form and `*` are for proxies.
  if (!target.startsWith('/')) return { kind: 'malformed' }
  const segments = decodedSegments(target.split(/[?#]/, 1)[0] ?? '/')
  if (!segments) return { kind: 'malformed' }
  const path = `/${segments.join('/')}`
  const last = segments.at(-1) ?? ''

  if (path === '/api/interaction') return { kind: 'interaction' }
  if (segments.some((segment) => segment.startsWith('.'))) return { kind: 'missing' }
  if (path === '/' || path === '/welcome') return { kind: 'document', file: 'index.html' }
  if (segments[0] === 'api') return { kind: 'missing' }
  if (last.endsWith('.html')) return { kind: 'document', file: segments.join('/') }
  // A missing script must never be answered with a page, which would be cached and run as a script.
  if (segments[0] === 'assets' || /\.[a-z0-9]+$/i.test(last))
    return { kind: 'asset', file: segments.join('/') }
  return { kind: 'document', file: 'shell.html' }
}

/** Decoded segments; null for malformed paths. Drops empty segments (a trailing or double slash). */
function decodedSegments(path: string): string[] | null {
  try {
    const segments = path.split('/').map(decodeURIComponent).filter(Boolean)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is exactly what must not get through
    return segments.some((segment) => segment === '..' || /[/\\\u0000]/.test(segment)) ? null : segments
  } catch {
    return null
  }
}
