import { isIP } from 'node:net'
import { isLoopbackAddress } from './peer'

/** Whether a `Host` header names this service. */
export type HostTest = (host: string | undefined) => boolean

/** The interface that is listened on: this machine's own alone, one address or name of it, or all of them. */
export type Bound = { kind: 'loopback' } | { kind: 'one'; host: string } | { kind: 'all' }

/** Reads `METRICS_HOST`: nothing, or a loopback name, means this machine alone. */
export function boundTo(value: string | undefined): Bound {
  const host = (value ?? '').trim().replace(/^\[(.*)\]$/, '$1')
  if (host === '' || isLoopbackName(host)) return { kind: 'loopback' }
  return /^(0\.0\.0\.0|::|\*)$/.test(host) ? { kind: 'all' } : { kind: 'one', host: host.toLowerCase() }
}

/** Splits `ALLOWED_HOSTS` at commas and blanks: names without a port. Throws a plain sentence for any other. */
export function hostsFrom(value: string | undefined): readonly string[] {
  const names = (value ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = names.find((name) => !/^[a-z0-9._-]+$/.test(name))
  if (wrong !== undefined) throw new Error(`ALLOWED_HOSTS: "${wrong}" is not a name such as metrics.example.`)
  return names
}

/**
 * Makes the test of `Host`, which keeps out a page whose own name was made to lead here (DNS rebinding): loopback
 * names, what is listened on, and `names`. An address in figures cannot be led elsewhere, so where all interfaces are
 * listened on each of them is taken.
 */
export function allowHosts(bound: Bound, names: readonly string[]): HostTest {
  return (header) => {
    const host = hostName(header)
    if (host === null) return false
    if (isLoopbackName(host) || names.includes(host)) return true
    return bound.kind === 'all' ? isIP(host) !== 0 : bound.kind === 'one' && host === bound.host
  }
}

function isLoopbackName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host)
}

/** Without port and brackets; null for what is no host. */
function hostName(header: string | undefined): string | null {
  const [, address, name] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? []
  return (address ?? name)?.toLowerCase() ?? null
}
