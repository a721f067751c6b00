import { describe, expect, it } from 'vitest'
import { askService } from './askService'

const page = () => new Response('<!doctype html><title>Sign in', { headers: { 'Content-Type': 'text/html' } })
const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Asks a service whose two addresses answer so. */
async function asked(healthz: () => Response, post: () => Response | Promise<Response>) {
  const calls: string[] = []
  const answer = await askService(
    'https://metrics.test/',
    async (url, { method = 'GET', body }) => {
      calls.push([method, new URL(url).pathname, body ?? ''].join(' ').trim())
      return url.endsWith('/healthz') ? healthz() : post()
    },
    () => 0,
  )
  return { answer, calls }
}

const refuses = () => json({ errors: [{ error: 'activationId is missing' }] }, 422)

describe('the metrics service', () => {
  it('is there when its health page says so, and is not troubled further', async () => {
    const { answer, calls } = await asked(() => json({ ok: true }), refuses)
    expect(answer).toEqual({ kind: 'own', ms: 0 })
    expect(calls).toEqual(['GET /healthz'])
  })

  it('is there when it refuses a record without fields', async () => {
    for (const health of [page, () => json({}, 404), () => Response.error()]) {
      const { answer, calls } = await asked(health, refuses)
      expect(answer.kind).toBe('own')
      expect(calls[1]).toBe('POST /api/interaction {}')
    }
  })

  it.each([
    ['a sign-in page', page, { kind: 'other', verdict: 'portal', status: 200 }],
    ['another service', () => json({}, 404), { kind: 'other', verdict: 'pause', status: 404 }],
    ['one that is down', () => json({}, 503), { kind: 'other', verdict: 'backOff', status: 503 }],
  ])('is told apart from %s', async (_, post, expected) => {
    expect((await asked(page, post)).answer).toEqual(expected)
  })

  it('is silent without a network', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'))
    expect((await asked(page, offline)).answer).toEqual({ kind: 'none' })
  })
})
