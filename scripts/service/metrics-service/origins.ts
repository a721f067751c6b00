/** Kiosks on this machine under any port, and the language host names such as fr-ca.localhost. */
export const DEFAULT_ORIGINS = ['localhost', '*.localhost', '127.0.0.1', '[::1]']

export type OriginTest = (origin: string) => boolean

const PATTERN =
  /^(?:(https?):\/\/)?((?:\*\.)?(?:[a-z0-9-]+\.)*[a-z0-9-]+|\[[0-9a-f:]+\])(?::(\d{1,5}|\*))?\/?$/i

/**
 * Makes the test for a list of allowed origins. A pattern is a host (`localhost`: any scheme, any port), or an
 * origin (`https://kiosk.example`: exactly that), with `*.` for any subdomain, `:*` for any port; `*` allows all.
 * Throws a plain sentence for a pattern that is none of these.
 */
export function allowOrigins(patterns: readonly string[]): OriginTest {
  const tests = patterns.map(compile)
  return (origin) => tests.some((test) => test(origin))
}

/** Splits `ALLOWED_ORIGINS` at commas and blanks; the defaults when it is empty. */
export function originsFrom(value: string | undefined): readonly string[] {
  const patterns = (value ?? '').split(/[\s,]+/).filter(Boolean)
  return patterns.length > 0 ? patterns : DEFAULT_ORIGINS
}

function compile(pattern: string): OriginTest {
  if (pattern === '*') return () => true
  const match = PATTERN.exec(pattern)
  if (!match?.[2])
    throw new Error(`ALLOWED_ORIGINS: "${pattern}" is not an origin such as https://kiosk.example.`)
  const scheme = match[1]?.toLowerCase()
  const host = match[2].toLowerCase()
  const port = match[3]
  return (origin) => {
    const url = parse(origin)
    if (!url || (scheme && url.protocol !== `${scheme}:`)) return false
    if (host.startsWith('*.') ? !url.hostname.endsWith(host.slice(1)) : url.hostname !== host) return false
    if (port === '*' || (port === undefined && !scheme)) return true
    return effectivePort(url) === (port ?? (scheme === 'https' ? '443' : '80'))
  }
}

/** Only what a browser sends as Origin: scheme, host and port, nothing behind. */
function parse(origin: string): URL | null {
  try {
    const url = new URL(origin)
    return url.origin === origin && /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}

function effectivePort(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80')
}
