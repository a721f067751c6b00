import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { openServer, type RunningServer } from '../../scripts/service/metrics-service/httpServer'
import { createKioskServer, type MetricsApp } from '../../scripts/service/start/kioskServer'
import { copySite, type Site } from './site'

/** A simulated fault for one address. */
export type ServerFault =
  /** 404, as by a deploy that lost the file. */
  | 'missing'
  /** A captive portal: 200 with a page. */
  | 'portal'
  /** The connection ends without an answer. */
  | 'drop'

export interface Booth {
  /** The kiosk's origin on this machine, a secure context. */
  url: string
  port: number
  site: Site
  /** Stops listening and closes open connections. */
  stopKiosk(): Promise<void>
  /** Serves the kiosk again at the same address. */
  startKiosk(): Promise<void>
  /** Answers requests for this path with a fault. @returns a counter of those requests */
  injectFault(path: string, how: ServerFault): () => number
  /** Removes all faults. */
  clearFaults(): void
  close(): Promise<void>
}

/** Serves a copy of the build, with `metricsApp` on its own origin when there is one. */
export async function openBooth(metricsApp?: MetricsApp, site = copySite()): Promise<Booth> {
  const kiosk = await createKioskServer({ distDir: site.folder, port: 0, host: '127.0.0.1', metricsApp })
  const faults = new Map<string, { how: ServerFault; asked: number }>()
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', kiosk.url).pathname
    const found = faults.get(path)
    if (!found) return pass(kiosk, request, response)
    found.asked += 1
    sendFault(found.how, response)
  }
  const listen = (port: number) => openServer({ listener, port, host: '127.0.0.1' })
  let front: RunningServer | null = await listen(0)
  const { url, port } = front

  async function stopKiosk(): Promise<void> {
    await front?.close()
    front = null
    const answers = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answers) throw new Error('the kiosk still answers after it was stopped')
  }

  return {
    url,
    port,
    site,
    stopKiosk,
    async startKiosk() {
      front ??= await listen(port)
    },
    injectFault(path, how) {
      const fault = { how, asked: 0 }
      faults.set(path, fault)
      return () => fault.asked
    },
    clearFaults: () => faults.clear(),
    async close() {
      await front?.close()
      await kiosk.close()
      site.discard()
    },
  }
}

function sendFault(how: ServerFault, response: ServerResponse): void {
  if (how === 'drop') return void response.destroy()
  const [status, type, body] =
    how === 'missing'
      ? ([404, 'text/plain', 'Not found.'] as const)
      : ([
          200,
          'text/html; charset=utf-8',
          '<!doctype html><title>Hall Wi-Fi</title><h1>Sign in</h1>',
        ] as const)
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

/** Proxies a request unchanged, but without compression to save time. */
function pass(kiosk: RunningServer, request: IncomingMessage, response: ServerResponse): void {
  const proxyRequest = httpRequest(
    {
      host: '127.0.0.1',
      port: kiosk.port,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    },
    (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    },
  )
  proxyRequest.on('error', () => response.destroy())
  response.on('close', () => proxyRequest.destroy())
  request.pipe(proxyRequest)
}
