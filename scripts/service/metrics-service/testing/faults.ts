import { once } from 'node:events'
import { TLSSocket } from 'node:tls'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { crossOrigin } from '../crossOrigin'
import { openServer, type RunningServer } from '../httpServer'
import { allowOrigins, DEFAULT_ORIGINS } from '../origins'
import { problems } from '../problems'
import { createMetricsApp, type MetricsAppOptions } from '../service'
import type { StoredInteraction } from '../store'

/** How one POST is answered. A missing fault means: as it should be. */
export type Fault =
  | { kind: 'none' }
  /** Stores the record, then drops the connection: the reply is lost. */
  | { kind: 'storeThenDrop' }
  /** Resets the connection before anything is stored. */
  | { kind: 'reset' }
  /** 500, or another status, without storing. */
  | { kind: 'error'; status?: ContentfulStatusCode }
  /** 429; `retryAfter` is the header's value: seconds or an HTTP date. */
  | { kind: 'tooMany'; retryAfter?: string }
  /** A captive portal: 200 with a page. */
  | { kind: 'portal' }
  /** 302 to a sign-in page; `location` may point elsewhere. */
  | { kind: 'redirect'; location?: string }
  /** 422 with one error. */
  | { kind: 'refuse'; error?: string }
  /** No reply until the client gives up or the server closes. */
  | { kind: 'hang' }

/** A POST as the fault source sees it. */
export interface FaultRequest {
  /** Counts from 0. */
  index: number
  /** The parsed body, or the text when it is no JSON. */
  body: unknown
}

/** A queue that is used up from the front (push to it at any time), or a function that decides each time. */
export type FaultSource = Fault[] | ((request: FaultRequest) => Fault | undefined)

export interface FaultyOptions extends MetricsAppOptions {
  faults: FaultSource
}

export interface SeenRequest extends FaultRequest {
  fault: Fault['kind']
  /** `performance.now()` when it came in. */
  atMs: number
}

export interface FaultyApp {
  app: Hono<{ Bindings: HttpBindings }>
  /** Every POST so far, in order of arrival. */
  seen(): readonly SeenRequest[]
}

/**
 * The metrics service with a liar in front of `POST /api/interaction`; everything else is true, preflights included.
 * Needs Node's own request and socket, so it runs under `createFaultyServer` or `createKioskServer` only.
 */
export function createFaultyApp({ faults, ...options }: FaultyOptions): FaultyApp {
  const service = createMetricsApp(options)
  const readable = crossOrigin(allowOrigins(options.allowedOrigins ?? DEFAULT_ORIGINS), 'POST')
  const seen: SeenRequest[] = []
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.post('/api/interaction', async (c) => {
    const text = await c.req.text()
    const request = { index: seen.length, body: parsed(text) }
    const fault = (Array.isArray(faults) ? faults.shift() : faults(request)) ?? { kind: 'none' }
    seen.push({ ...request, fault: fault.kind, atMs: performance.now() })
    const pass = async () =>
      service.fetch(new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers, body: text }))
    return lie(c, fault, pass, readable)
  })
  app.mount('/', service.fetch)
  return { app, seen: () => seen }
}

type FaultContext = Context<{ Bindings: HttpBindings }>

async function lie(
  c: FaultContext,
  fault: Fault,
  pass: () => Promise<Response>,
  readable: MiddlewareHandler,
): Promise<Response> {
  const { incoming, outgoing } = c.env
  /** A refusal as the service itself would send it, which the kiosk's origin may read. */
  const json = async (status: ContentfulStatusCode, error: string, headers: Record<string, string> = {}) => {
    await readable(c, async () => {
      c.res = c.json(problems([error]), status, headers)
    })
    return c.res
  }

  switch (fault.kind) {
    case 'none':
      return pass()
    case 'storeThenDrop':
      await pass()
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    case 'reset':
      // A TLS socket cannot send a reset; a plain end is as good a surprise.
      if (incoming.socket instanceof TLSSocket) incoming.socket.destroy()
      else incoming.socket.resetAndDestroy()
      return RESPONSE_ALREADY_SENT
    case 'hang':
      if (!outgoing.destroyed) await once(outgoing, 'close')
      return RESPONSE_ALREADY_SENT
    case 'error':
      return json(fault.status ?? 500, 'The service failed on request.')
    case 'tooMany':
      return json(429, 'Too many requests.', { 'Retry-After': fault.retryAfter ?? '1' })
    case 'refuse':
      return json(422, fault.error ?? 'Refused on request.')
    // A portal stands in front of the service and knows nothing of its CORS headers.
    case 'portal':
      return new Response('<!doctype html><title>Welcome to the hall Wi-Fi</title><h1>Sign in</h1>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'redirect':
      return new Response(null, { status: 302, headers: { Location: fault.location ?? '/sign-in' } })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export interface FaultyServer extends RunningServer {
  /** What the database really holds, in order of creation. */
  rows(): Promise<StoredInteraction[]>
  /** Every POST so far, in order of arrival. */
  seen(): readonly SeenRequest[]
}

/**
 * Starts `createFaultyApp` on a port of its own (0, any free one, by default). `close()` drops every connection
 * and leaves the store open, so that a test can stop the service and start it again on the same data and port.
 */
export async function createFaultyServer({
  port = 0,
  ...options
}: FaultyOptions & { port?: number }): Promise<FaultyServer> {
  const { app, seen } = createFaultyApp(options)
  const server = await openServer({
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    port,
    host: '127.0.0.1',
  })
  return { ...server, seen, rows: () => options.store.all() }
}
