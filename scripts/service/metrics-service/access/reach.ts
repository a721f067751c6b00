import { networkInterfaces } from 'node:os'
import { openServer, type RunningServer, type ServerOptions } from '../httpServer'
import type { Bound } from './hosts'

/** Starts a server on what `bound` names; on the loopback both its addresses, because `localhost` may mean either. */
export async function listenOn(
  bound: Bound,
  options: Pick<ServerOptions, 'listener' | 'port'>,
): Promise<RunningServer> {
  if (bound.kind === 'one') return openServer({ ...options, host: bound.host })
  if (bound.kind === 'all') return openServer(options)
  const first = await openServer({ ...options, host: '127.0.0.1' })
  // A machine without IPv6 has no second one.
  const second = await openServer({ ...options, port: first.port, host: '::1' }).catch(() => null)
  return {
    url: `http://localhost:${first.port}`,
    port: first.port,
    close: async () => {
      await Promise.all([first.close(), second?.close()])
    },
    finish: async (withinMs) => {
      await Promise.all([first.finish(withinMs), second?.finish(withinMs)])
    },
  }
}

/** IPv4 addresses of this machine on its networks. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

/**
 * What the service says at its start: who can reach it, what they may do, and how another machine signs in.
 * @param addresses of this machine on its networks
 */
export function reachLines(
  bound: Bound,
  port: number,
  token: string,
  addresses: readonly string[],
): string[] {
  if (bound.kind === 'loopback') {
    return [
      'Reachable from   this machine only',
      `Token            ${token}  (for readers that a proxy lets through)`,
    ]
  }
  const hosts = bound.kind === 'one' ? [bound.host] : addresses
  const urls = hosts.map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  return [
    `Reachable from   every machine that reaches ${urls.join(' or ') || 'this one'}`,
    `                 Any of them may post. To read, import or remove they need the token.`,
    `Token            ${token}`,
    ...urls.map(
      (url, index) =>
        `${index === 0 ? 'Sign in' : '       '}          ${url}/sign-in#${encodeURIComponent(token)}`,
    ),
  ]
}
