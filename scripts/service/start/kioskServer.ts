import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { cacheControlFor, documentHeaders } from '#domain/device/headers'
import { openServer, type RunningServer, type TlsFiles } from '../metrics-service/httpServer'
import { routeOf } from './routes'
import { readSiteConfig } from './siteConfig'
import { sendFile } from './staticFile'

/** The metrics service, or its faulty version for tests (`createFaultyApp`), called in process for `/api/interaction`. */
export interface MetricsApp {
  fetch: Parameters<typeof getRequestListener>[0]
}

export interface KioskServerOptions {
  /** Folder of a finished build. */
  distDir: string
  /** 0 takes any free port. */
  port: number
  /** Absent: `/api/interaction` is answered with 404, as by a plain static host. */
  metricsApp?: MetricsApp | undefined
  tls?: TlsFiles | undefined
  /** Interface to listen on; all of them when absent. */
  host?: string | undefined
}

/**
 * Serves a build as every host should (docs/contracts.md C5). `config.json` is read at each document, so that the policy
 * follows it. Rejects with Node's error when it cannot listen. `close()` also ends open keep-alive connections.
 */
export function createKioskServer({
  distDir,
  port,
  metricsApp,
  tls,
  host,
}: KioskServerOptions): Promise<RunningServer> {
  const metrics = metricsApp && getRequestListener(metricsApp.fetch, { overrideGlobalObjects: false })

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      // The client may disconnect during a reply, which is not a server error.
      if (response.destroyed || request.destroyed) return
      console.error('The kiosk server failed:', error)
      if (response.headersSent) response.destroy()
      else plain(response, 500, 'The server failed.')
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = routeOf(request.url ?? '/')
    if (route.kind === 'malformed') return plain(response, 400, 'Bad request.')
    if (route.kind === 'interaction' && metrics) return metrics(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return plain(response, 405, 'Method not allowed.')
    }
    if (route.kind === 'document') {
      if (await sendDocument(request, response, route.file)) return
    } else if (route.kind === 'asset') {
      const headers = {
        'Cache-Control': cacheControlFor(`/${route.file}`),
        'X-Content-Type-Options': 'nosniff',
      }
      if (await sendFile(request, response, join(distDir, route.file), headers)) return
    }
    plain(response, 404, 'Not found.')
  }

  async function sendDocument(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
  ): Promise<boolean> {
    const config = await readSiteConfig(join(distDir, 'config.json')).catch(() => SHIPPED_CONFIG)
    const headers = { ...documentHeaders(config), 'Cache-Control': cacheControlFor(`/${file}`) }
    // The policy is part of the ETag, because after a 304 a browser keeps the old headers.
    const version = createHash('sha256').update(JSON.stringify(headers)).digest('base64url').slice(0, 8)
    return sendFile(request, response, join(distDir, file), headers, version)
  }

  return openServer({ listener, port, host, tls })
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(`${text}\n`)
}
