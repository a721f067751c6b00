import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#domain/base/errors'
import { createApiClient } from './apiClient'

const NOW = Date.UTC(2026, 4, 1)
const tokenUntil = (ms: number) =>
  `head.${Buffer.from(JSON.stringify({ exp: ms / 1_000 })).toString('base64url')}.sign`
const GOOD = tokenUntil(NOW + 60_000)

interface Seen {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  type: string | undefined
  body: string
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A client of a real server with the given answers. */
async function clientOf(answer: RequestListener, stored: string | null = GOOD, timeoutMs?: number) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    seen.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.authorization,
      type: request.headers['content-type'],
      body: await bodyOf(request),
    })
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const log = vi.fn()
  const token = { read: () => stored, clear: vi.fn() }
  const onUnauthorized = vi.fn()
  const client = createApiClient({
    apiUrl: `http://127.0.0.1:${port}/`,
    token,
    onUnauthorized,
    log,
    now: () => NOW,
    ...(timeoutMs && { timeoutMs }),
  })
  const logged = () => log.mock.calls.map(([, ...said]: unknown[]) => said)
  return { client, seen, token, onUnauthorized, logged, server }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const answers = (status: number, body: unknown): RequestListener => {
  return (_, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
}
const rejection = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.fail('the call was not rejected'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  )

describe('a call', () => {
  it.each(['get', 'delete'] as const)('%s goes below /api with the stored token', async (method) => {
    const { client, seen } = await clientOf(answers(200, { ok: [1, null] }))
    expect(await client[method]('/rows?x=1')).toEqual({ ok: [1, null] })
    expect(seen).toEqual([
      { method: method.toUpperCase(), url: '/api/rows?x=1', authorization: GOOD, type: undefined, body: '' },
    ])
  })

  it.each(['post', 'put', 'patch'] as const)('%s sends its body as JSON', async (method) => {
    const { client, seen } = await clientOf(answers(200, {}))
    await client[method]('rows', { name: 'Zoë', none: null })
    expect(seen).toEqual([
      {
        method: method.toUpperCase(),
        url: '/api/rows',
        authorization: GOOD,
        type: 'application/json',
        body: '{"name":"Zoë","none":null}',
      },
    ])
  })

  it('head asks for the base itself and resolves to nothing', async () => {
    const { client, seen } = await clientOf(answers(200, ''))
    expect(await client.head('')).toBeUndefined()
    expect(seen[0]).toMatchObject({ method: 'HEAD', url: '/api' })
  })

  it('has null for an empty answer', async () => {
    const { client } = await clientOf(answers(200, ''))
    expect(await client.get('rows')).toBeNull()
  })

  it.each([
    ['without a token', null],
    ['with an expired one', tokenUntil(NOW)],
  ])('%s carries no authorization', async (_, stored) => {
    const { client, seen, token } = await clientOf(answers(200, {}), stored)
    await client.get('rows')
    expect(seen[0]?.authorization).toBeUndefined()
    expect(token.clear).not.toHaveBeenCalled()
  })
})

describe('401', () => {
  it('clears the token, runs the unauthorized callback and rejects', async () => {
    const { client, token, onUnauthorized } = await clientOf(answers(401, { message: 'Sign in' }))
    const error = await rejection(client.get('rows'))
    expect([error.code, error.status, error.message]).toEqual([
      'api-unauthorized',
      401,
      'api-unauthorized: Sign in',
    ])
    expect(token.clear).toHaveBeenCalledOnce()
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })
})

describe('422', () => {
  it('logs the error of each entry, in order, and rejects', async () => {
    const { client, logged, token } = await clientOf(
      answers(422, { errors: [{ error: 'Name is taken' }, { error: 'VIN is too short' }] }),
    )
    const error = await rejection(client.post('rows', {}))
    expect(logged()).toEqual([['Name is taken'], ['VIN is too short']])
    expect([error.code, error.status, error.errors]).toEqual([
      'api-invalid',
      422,
      ['Name is taken', 'VIN is too short'],
    ])
    expect(token.clear).not.toHaveBeenCalled()
  })

  it.each([
    ['without errors', { message: 'Not like this' }, [['Not like this']], []],
    ['with errors that are no list', { errors: 'no' }, [['422 Unprocessable Entity']], []],
    ['with nothing', '', [['422 Unprocessable Entity']], []],
    ['with entries that say nothing', { errors: [null, {}, 7, 'as text'] }, [['as text']], ['as text']],
  ])('%s rejects all the same', async (_, body, said, errors) => {
    const { client, logged } = await clientOf(answers(422, body))
    const error = await rejection(client.put('rows', {}))
    expect(logged()).toEqual(said)
    expect([error.code, error.errors]).toEqual(['api-invalid', errors])
  })
})

describe('any other status from 400 on', () => {
  it.each([400, 403, 404, 409, 500, 503])('%i logs message, stack and logs and rejects', async (status) => {
    const { client, logged } = await clientOf(
      answers(status, { message: 'Broken', stack: 'at line 1', logs: ['a', 'b'] }),
    )
    const error = await rejection(client.get('rows'))
    expect(logged()).toEqual([['Broken'], ['at line 1'], ['logs', ['a', 'b']]])
    expect([error.code, error.status]).toEqual(['api-failed', status])
  })

  it('logs the status when the answer says nothing', async () => {
    const { client, logged } = await clientOf(answers(500, '<h1>Oops</h1>'))
    await rejection(client.get('rows'))
    expect(logged()).toEqual([['500 Internal Server Error']])
  })
})

describe('without a usable answer a call rejects', () => {
  it('as malformed when it is not JSON', async () => {
    const { client } = await clientOf(answers(200, '<!doctype html><h1>Hall Wi-Fi</h1>'))
    expect((await rejection(client.get('rows'))).code).toBe('api-malformed')
  })

  it('as unreachable when nobody listens', async () => {
    const { client, server } = await clientOf(answers(200, {}))
    await new Promise((resolve) => server.close(resolve))
    expect(await rejection(client.get('rows'))).toMatchObject({ code: 'api-unreachable', status: null })
  })

  it('as timed out when it takes too long, also in the middle of its text', async () => {
    const { client } = await clientOf(() => {}, GOOD, 30)
    expect((await rejection(client.get('rows'))).code).toBe('api-timeout')
    const slow = await clientOf((_, response) => void response.writeHead(200).write('{"a":'), GOOD, 30)
    expect((await rejection(slow.client.get('rows'))).code).toBe('api-timeout')
  })

  it('as aborted when its caller gives up, before or after it was sent', async () => {
    const { client, seen } = await clientOf(() => {})
    expect((await rejection(client.get('rows', { signal: AbortSignal.abort() }))).code).toBe('api-aborted')
    expect(seen).toEqual([])
    const controller = new AbortController()
    const call = client.get('rows', { signal: controller.signal })
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    controller.abort()
    expect((await rejection(call)).code).toBe('api-aborted')
  })
})
