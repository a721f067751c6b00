import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from './httpServer'
import { SILENT_LOG } from './monitor/log'
import { createMonitor } from './monitor/monitor'
import { allowOrigins, DEFAULT_ORIGINS, originsFrom } from './origins'
import { createMetricsApp } from './service'
import type { MetricsStore } from './store'
import { post, serveApp } from './testing/service'

describe('allowed origins', () => {
  test.each([
    'http://localhost:4173',
    'http://localhost',
    'https://localhost:8443',
    'http://fr-ca.localhost:4173',
    'http://a.b.localhost',
    'http://127.0.0.1:9',
    'http://[::1]:4173',
  ])('the defaults take %s', (origin) => {
    expect(allowOrigins(DEFAULT_ORIGINS)(origin)).toBe(true)
  })

  test.each([
    'https://kiosk.example',
    'http://localhost.evil.example',
    'http://evillocalhost',
    'http://127.0.0.1.evil.example',
    'http://localhost:4173/path',
    'null',
    'file://localhost',
    'http://user@localhost',
  ])('the defaults refuse %s', (origin) => {
    expect(allowOrigins(DEFAULT_ORIGINS)(origin)).toBe(false)
  })

  test.each([
    ['https://kiosk.example', 'https://kiosk.example', true],
    ['https://kiosk.example/', 'https://kiosk.example', true],
    ['https://kiosk.example', 'http://kiosk.example', false],
    ['https://kiosk.example', 'https://kiosk.example:8443', false],
    ['https://kiosk.example:8443', 'https://kiosk.example:8443', true],
    ['https://*.example:*', 'https://a.example:1', true],
    ['https://*.example', 'https://example', false],
    ['*', 'https://anything.example', true],
  ])('%s for %s: %s', (pattern, origin, expected) => {
    expect(allowOrigins([pattern])(origin)).toBe(expected)
  })

  test('a pattern that is no origin is named', () => {
    expect(() => allowOrigins(['https://kiosk.example/path'])).toThrow('"https://kiosk.example/path"')
  })

  test('the environment replaces the defaults', () => {
    expect(originsFrom('https://a.example, https://b.example')).toEqual([
      'https://a.example',
      'https://b.example',
    ])
    expect(originsFrom(' ')).toBe(DEFAULT_ORIGINS)
  })
})

describe('CORS', () => {
  let server: RunningServer
  const store = { insert: () => Promise.reject(new Error('away')) } as unknown as MetricsStore
  beforeAll(async () => {
    server = await serveApp(
      createMetricsApp({ store, monitor: createMonitor({ ping: store.ping, log: SILENT_LOG }) }),
    )
  })
  afterAll(() => server.close())

  const preflight = (origin: string) =>
    fetch(`${server.url}/api/interaction`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
  const corsOf = (reply: Response) =>
    [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))

  test('a known origin may post JSON', async () => {
    const { status, headers } = await preflight('http://fr-ca.localhost:4173')
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://fr-ca.localhost:4173')
    expect(headers.get('Access-Control-Allow-Methods')).toBe('POST')
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    expect(headers.get('Vary')).toContain('Origin')
  })

  test('an unknown origin gets no CORS headers', async () => {
    expect(corsOf(await preflight('https://evil.example'))).toEqual([])
    expect(corsOf(await post(server.url, {}, { Origin: 'https://evil.example' }))).toEqual([])
  })

  test('a known origin can read errors and Retry-After', async () => {
    const refused = await post(server.url, {}, { Origin: 'http://localhost:4173' })
    expect(refused.status).toBe(422)
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4173')
    expect(refused.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
  })

  test('other sites cannot read the export', async () => {
    const reply = await fetch(`${server.url}/summary.css`, { headers: { Origin: 'http://localhost:4173' } })
    expect(corsOf(reply)).toEqual([])
  })
})
