import type { Context, MiddlewareHandler } from 'hono'
import type { ServiceLog } from '../monitor/log'
import { refuse } from '../page/notice'
import type { HostTest } from './hosts'
import { isFromThisMachine } from './peer'
import { signInCookie, signInPage } from './signIn'
import type { ReaderToken } from './token'

/** Refuses what was sent to another name than this service's: the page of a foreign name must not read it. */
export function onlyOwnHosts(isOwn: HostTest, log: ServiceLog): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('Host')
    if (isOwn(host)) return next()
    log.warn('A request to another host name was refused.', { host: host?.slice(0, 100) ?? '' })
    return refuse(
      c,
      403,
      'This service is not known by that name. Open it by its address, or start it with ALLOWED_HOSTS=name.',
    )
  }
}

/** Lets through who asks from this machine or shows the token: as `Authorization: Bearer`, or signed in by a browser. */
export function onlyReaders(token: ReaderToken): MiddlewareHandler {
  return async (c, next) => {
    if (isFromThisMachine(c) || isSignedIn(c, token)) return next()
    c.header('WWW-Authenticate', 'Bearer realm="metrics service"')
    if (c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html')) return signInPage(c)
    return refuse(
      c,
      401,
      'From another machine this needs the token of the service, as "Authorization: Bearer TOKEN".',
    )
  }
}

/** Whether the request shows the token or the cookie of a sign-in. */
function isSignedIn(c: Context, token: ReaderToken): boolean {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
  if (bearer !== undefined) return token.is(bearer)
  return token.isCookie(signInCookie(c))
}
