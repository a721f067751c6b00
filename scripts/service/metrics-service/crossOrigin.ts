import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { OriginTest } from './origins'

/** CORS for a route with one method. Hono's own tells unknown origins the methods: they are told nothing here. */
export function crossOrigin(allowed: OriginTest, method: string): MiddlewareHandler {
  const grant = cors({
    origin: (origin) => origin,
    allowMethods: [method],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  })
  return async (c, next) => {
    const isPreflight = c.req.method === 'OPTIONS'
    if (isPreflight) c.header('Allow', method)
    const origin = c.req.header('Origin')
    if (origin && allowed(origin)) return grant(c, next)
    c.header('Vary', 'Origin')
    return isPreflight ? c.body(null, 204) : next()
  }
}
