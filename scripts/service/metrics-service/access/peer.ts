import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether an IP address is of the machine itself; `::ffff:127.0.0.1` is, a name never is. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const family = isIP(address ?? '')
  return family !== 0 && LOOPBACK.check(address ?? '', family === 4 ? 'ipv4' : 'ipv6')
}

/** Headers that proxies add. Of what came through one, the address of the connection says nothing. */
const FORWARDING =
  /^(forwarded|via|cdn-loop|x-real-ip|x-forwarded.*|x-original-(for|host|proto)|.*(client|connecting)-ip)$/

/** Whether a program on this machine asks, directly: a request that a proxy forwarded never counts as one. */
export function isFromThisMachine(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (!isLoopbackAddress(incoming?.socket.remoteAddress)) return false
  return ![...c.req.raw.headers.keys()].some((name) => FORWARDING.test(name))
}
