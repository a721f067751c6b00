import { describe, expect, test } from 'vitest'
import { createPostingApp } from '../posting'
import { createMetricsApp } from '../service'
import { emptyStore } from '../testing/emptyStore'
import { allowHosts, boundTo, hostsFrom } from './hosts'
import { reachLines } from './reach'
import { readerToken } from './token'

const TOKEN = 'a-token-of-the-test-1'
const OPEN = boundTo('0.0.0.0')
const app = createMetricsApp({
  store: emptyStore(),
  token: readerToken(TOKEN),
  isOwnHost: allowHosts(OPEN, ['metrics.example']),
})

interface Asked {
  path?: string
  method?: string
  /** Address of the connection. */
  from?: string
  headers?: Record<string, string>
  body?: string | FormData
}

/** Asks as a machine with the address `from` would. */
function ask({ path = '/', from = '192.168.1.9', headers = {}, ...init }: Asked): Promise<Response> {
  const request = new Request(`http://192.168.1.5:8787${path}`, {
    ...init,
    headers: { Host: '192.168.1.5:8787', ...headers },
  })
  return Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: from } } }))
}

const READING = [
  '/',
  '/page.js',
  '/api/interactions.csv',
  '/charts/hours.csv',
  '/charts/hours.svg',
  '/event.xlsx',
  '/metrics',
]
const WRITING = ['/imports', '/imports/remove']
const bearer = { Authorization: `Bearer ${TOKEN}` }

describe('another machine without the token', () => {
  test.each(READING)('does not read %s', async (path) => {
    const reply = await ask({ path })
    expect([reply.status, reply.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringContaining('Bearer'),
    ])
  })

  test.each(WRITING)('does not write to %s', async (path) => {
    expect((await ask({ path, method: 'POST', body: new FormData() })).status).toBe(401)
  })

  test.each([
    { Authorization: 'Bearer wrong' },
    { Authorization: TOKEN },
    { Cookie: `pharos-metrics=${TOKEN}` },
  ])('does not read with %o', async (headers) => {
    expect((await ask({ headers })).status).toBe(401)
  })

  test('may post, and ask whether the database answers', async () => {
    const headers = { 'Content-Type': 'application/json', Host: 'a-proxy.example' }
    expect((await ask({ path: '/api/interaction', method: 'POST', headers, body: '{}' })).status).toBe(422)
    expect((await ask({ path: '/healthz', headers })).status).toBe(200)
  })

  test('is shown a form where it opens the page in a browser', async () => {
    const reply = await ask({ headers: { Accept: 'text/html,*/*' } })
    expect([reply.status, await reply.text()]).toEqual([401, expect.stringContaining('action="/sign-in"')])
  })
})

test.each(READING)(
  'the part that kiosks post to has no %s, so a kiosk’s own address forwards none',
  async (path) => {
    const posting = createPostingApp({ store: emptyStore() })
    expect((await posting.request(path, { headers: bearer })).status).toBe(404)
  },
)

test.each(READING)('with the token it reads %s', async (path) => {
  expect((await ask({ path, headers: bearer })).status).toBe(200)
})

test('a program on this machine reads without a token', async () => {
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await ask({ from })).status).toBe(200)
})

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
])('what a proxy on this machine forwards with %s needs the token', async (name) => {
  const headers = { [name]: '127.0.0.1' }
  expect((await ask({ from: '127.0.0.1', headers })).status).toBe(401)
  expect((await ask({ from: '127.0.0.1', headers: { ...headers, ...bearer } })).status).toBe(200)
})

describe('signing in', () => {
  const signIn = (token: string, headers: Record<string, string> = {}) => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
    const body = new URLSearchParams({ token }).toString()
    return ask({ path: '/sign-in', method: 'POST', headers: { ...type, ...headers }, body })
  }

  test('with the token opens the page, by a cookie that no script and no other site can use', async () => {
    const reply = await signIn(` ${TOKEN} `)
    const cookie = reply.headers.get('Set-Cookie') ?? ''
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/'])
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(TOKEN)
    expect((await ask({ headers: { Cookie: cookie.split(';')[0] ?? '' } })).status).toBe(200)
  })

  test('behind HTTPS sets a cookie for HTTPS alone', async () => {
    expect((await signIn(TOKEN, { 'X-Forwarded-Proto': 'https' })).headers.get('Set-Cookie')).toContain(
      '; Secure',
    )
  })

  test('with another word says so', async () => {
    const reply = await signIn('another word')
    expect([reply.status, reply.headers.get('Set-Cookie')]).toEqual([401, null])
    expect(await reply.text()).toContain('That is not this service’s token.')
  })

  test('does not work from the page of another site', async () => {
    expect((await signIn(TOKEN, { Origin: 'https://evil.example' })).status).toBe(403)
  })

  test('ends with signing out', async () => {
    const reply = await ask({ path: '/sign-out', method: 'POST', body: new FormData() })
    expect(reply.headers.get('Set-Cookie')).toContain('Max-Age=0')
  })
})

describe('a Host header', () => {
  test('of another name reads nothing, not even from this machine or with the token', async () => {
    const headers = { Host: 'evil.example', ...bearer }
    for (const path of READING) expect((await ask({ path, from: '127.0.0.1', headers })).status).toBe(403)
  })

  test.each([
    ['', 'localhost:8787', true],
    ['', 'fr-ca.localhost', true],
    ['', '127.0.0.1:8787', true],
    ['', '[::1]:8787', true],
    ['', '192.168.1.5:8787', false],
    ['', '0.0.0.0:8787', false],
    ['', 'localhost.evil.example', false],
    ['', 'localhost/x', false],
    ['', undefined, false],
    ['localhost', '192.168.1.5', false],
    ['192.168.1.5', '192.168.1.5:8787', true],
    ['192.168.1.5', '192.168.1.6:8787', false],
    ['booth.local', 'Booth.local:8787', true],
    ['0.0.0.0', '192.168.1.5:8787', true],
    ['0.0.0.0', 'evil.example', false],
    ['::', '[fe80::1]:8787', true],
    ['::', 'metrics.example', true],
  ])('with METRICS_HOST=%s, %s is taken: %s', (bound, host, expected) => {
    expect(allowHosts(boundTo(bound), hostsFrom('metrics.example, other.example'))(host)).toBe(expected)
  })

  test('a name in ALLOWED_HOSTS that is none is named', () => {
    expect(() => hostsFrom('https://metrics.example')).toThrow('"https://metrics.example"')
  })
})

describe('the token', () => {
  test('is a new one at each start, long and easy to type', () => {
    const [one, other] = [readerToken(undefined), readerToken(' ')]
    expect(one.text).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
    expect(one.text).not.toBe(other.text)
    expect(other.isCookie(one.cookie)).toBe(false)
  })

  test.each([
    ['short', '16 characters'],
    ['with a blank in its middle', 'ASCII'],
    ['pässword-pässword', 'ASCII'],
  ])('%s is refused at the start', (chosen, reason) => {
    expect(() => readerToken(chosen)).toThrow(reason)
  })
})

describe('at its start the service says', () => {
  test('that it serves this machine alone', () => {
    expect(reachLines(boundTo(''), 8787, TOKEN, ['192.168.1.5']).join('\n')).toMatch(
      /this machine only\n.*a-token/,
    )
  })

  test('which machines reach it, what they may do, and where they sign in', () => {
    const text = reachLines(OPEN, 8787, TOKEN, ['192.168.1.5', '10.0.0.5']).join('\n')
    expect(text).toContain('http://192.168.1.5:8787 or http://10.0.0.5:8787')
    expect(text).toContain('Any of them may post. To read, import or remove they need the token.')
    expect(text).toContain(`http://10.0.0.5:8787/sign-in#${TOKEN}`)
  })

  test('a link that keeps a chosen token whole', () => {
    const chosen = 'chosen%41#by-an-operator'
    const [link = ''] =
      reachLines(OPEN, 8787, chosen, ['192.168.1.5'])
        .join('\n')
        .match(/http\S+sign-in\S+/) ?? []
    expect(decodeURIComponent(new URL(link).hash.slice(1))).toBe(chosen)
  })
})
