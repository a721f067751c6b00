import { once } from 'node:events'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RunningServer } from './httpServer'
import { createLog } from './monitor/log'
import { createMonitor } from './monitor/monitor'
import { createMetricsApp } from './service'
import { emptyStore } from './testing/emptyStore'
import { post, record, serveApp } from './testing/service'

let server: RunningServer
let left: Promise<string>
let logged: string[]

beforeEach(async () => {
  logged = []
  let onLine = (_line: string) => {}
  left = new Promise((resolve) => {
    onLine = resolve
  })
  const log = createLog('json', {
    write: (line) => {
      logged.push(line)
      onLine(line)
    },
  })
  const store = emptyStore()
  const monitor = createMonitor({ ping: store.ping, log })
  server = await serveApp(createMetricsApp({ store, bodyWithinMs: 100, monitor }))
})
afterEach(() => server.close())

/** Sends the head of a request, and of its body only what is written to it then. */
function begin(path: string, headers: Record<string, string | number>): ClientRequest {
  const request = httpRequest(`${server.url}${path}`, { method: 'POST', headers, agent: false })
  request.on('error', () => {})
  request.flushHeaders()
  return request
}

async function replyTo(
  request: ClientRequest,
): Promise<{ status?: number; headers: IncomingMessage['headers'] }> {
  const [{ statusCode, headers }] = (await once(request, 'response')) as [IncomingMessage]
  return { ...(statusCode ? { status: statusCode } : {}), headers }
}

describe('a post', () => {
  test.each([
    ['that never ends', (_: ClientRequest) => {}],
    [
      'that drips',
      (request: ClientRequest) => {
        const drip = setInterval(() => request.write(' '), 20)
        request.once('response', () => clearInterval(drip))
      },
    ],
  ])('%s is answered with 408, and its connection ends', async (_, send) => {
    const request = begin('/api/interaction', { 'Content-Type': 'application/json', 'Content-Length': 500 })
    request.write('{')
    send(request)
    const { status, headers } = await replyTo(request)
    expect([status, headers.connection]).toEqual([408, 'close'])
    await once(request, 'close')
    expect((await post(server.url, record())).status).toBe(201)
  })

  test('that is given up is one line in the log', async () => {
    const request = begin('/api/interaction', { 'Content-Type': 'application/json', 'Content-Length': 500 })
    request.write('{', () => request.destroy())
    expect(JSON.parse(await left)).toMatchObject({ level: 'warn', method: 'POST', route: '/api/interaction' })
    expect((await post(server.url, record())).status).toBe(201)
    expect(logged).toHaveLength(1)
  })
})

describe('an upload', () => {
  const EXPORTS = { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'text/html' }
  const FORM =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.ndjson"\r\n\r\n{}\r\n--x--\r\n'

  test('waits for the one before it, which is said with a time to come back', async () => {
    const first = begin('/imports', { ...EXPORTS, 'Content-Length': FORM.length })
    first.write(FORM.slice(0, 20))
    // The first byte of the second reply comes only after the first request was taken.
    const second = begin('/imports', { ...EXPORTS, 'Content-Length': FORM.length })
    const refused = await replyTo(second)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10'])
    first.end(FORM.slice(20))
    expect((await replyTo(first)).status).toBe(303)
    const third = begin('/imports', { ...EXPORTS, 'Content-Length': FORM.length })
    third.end(FORM)
    expect((await replyTo(third)).status).toBe(303)
  })

  test('that is given up lets the next one in', async () => {
    const first = begin('/imports', { ...EXPORTS, 'Content-Length': FORM.length })
    first.write(FORM.slice(0, 20), () => first.destroy())
    expect(JSON.parse(await left)).toMatchObject({ method: 'POST', route: '/imports' })
    const second = begin('/imports', { ...EXPORTS, 'Content-Length': FORM.length })
    second.end(FORM)
    expect((await replyTo(second)).status).toBe(303)
  })

  test('of more than 64 MiB is not read', async () => {
    const reply = await replyTo(begin('/imports', { ...EXPORTS, 'Content-Length': 64 * 1024 * 1024 + 1 }))
    expect([reply.status, reply.headers.connection]).toEqual([413, 'close'])
  })
})
