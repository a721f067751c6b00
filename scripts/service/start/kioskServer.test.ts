import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { documentHeaders, IMMUTABLE } from '#domain/device/headers'
import type { RunningServer } from '../metrics-service/httpServer'

import { createMetricsApp } from '../metrics-service/service'
import { createStore } from '../metrics-service/store'
import { createFaultyApp, type Fault } from '../metrics-service/testing/faults'
import { openMemoryDatabase } from '../metrics-service/testing/memoryDatabase'
import { post, record } from '../metrics-service/testing/service'
import { createKioskServer } from './kioskServer'
import { ARCHIVE, raw, SCRIPT, type TestFolder, testDist } from './testing/dist'

let dist: TestFolder
let server: RunningServer

beforeAll(async () => {
  dist = testDist()
  server = await createKioskServer({ distDir: dist.path, port: 0 })
})
afterAll(async () => {
  await server.close()
  dist.remove()
})

const titleAt = async (path: string) => {
  const { status, body, headers } = await raw(server.url, path)
  return { status, type: headers['content-type'], title: /<title>(.*?)</.exec(body.toString())?.[1] }
}
const HTML = 'text/html; charset=utf-8'

describe('documents', () => {
  test.each([
    ['/', 'welcome'],
    ['/welcome', 'welcome'],
    ['/welcome/fr-CA.html', 'bienvenue'],
    ['/1/detail/v-3?tab=trips', 'shell'],
    ['/anything', 'shell'],
  ])('%s is answered with the page %s', async (path, title) => {
    expect(await titleAt(path)).toEqual({ status: 200, type: HTML, title })
  })

  test('have the listed headers and are revalidated', async () => {
    const { headers } = await raw(server.url, '/0')
    for (const [name, value] of Object.entries(documentHeaders(SHIPPED_CONFIG))) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('follow config.json at once, and use the defaults when it is broken', async () => {
    const before = await raw(server.url, '/')
    dist.write('config.json', JSON.stringify({ metricsUrl: 'https://metrics.example', apiUrl: '' }))
    const tag = { 'If-None-Match': String(before.headers.etag) }
    const after = await raw(server.url, '/', { headers: tag })
    expect(after.status).toBe(200)
    expect(after.headers['content-security-policy']).toContain("connect-src 'self' https://metrics.example;")
    dist.write('config.json', '{ "metricsUrl": ')
    const broken = await raw(server.url, '/', { headers: tag })
    expect(broken.status).toBe(304)
    expect(broken.headers['content-security-policy']).toContain("connect-src 'self';")
  })
})

describe('files', () => {
  test.each([
    ['/assets/app.js', 'text/javascript; charset=utf-8'],
    ['/assets/worker.mjs', 'text/javascript; charset=utf-8'],
    ['/assets/app.css', 'text/css; charset=utf-8'],
    ['/assets/data.json', 'application/json; charset=utf-8'],
    ['/assets/mark.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/lib.wasm', 'application/wasm'],
    ['/assets/inter.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/maps/us.pmtiles', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await raw(server.url, path)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      type,
      'nosniff',
    ])
  })

  test('hashed assets are immutable, the worker and the configuration are not', async () => {
    const cacheOf = async (path: string) => (await raw(server.url, path)).headers['cache-control']
    expect(await cacheOf('/assets/app.js')).toBe(IMMUTABLE)
    expect(await cacheOf('/sw.js')).toBe('no-cache')
    expect(await cacheOf('/config.json')).toBe('no-cache')
  })

  test.each([
    '/assets/gone.js',
    '/assets/gone',
    '/gone.png',
    '/welcome/xx.html',
    '/api/other',
    '/assets',
    '/.vite/manifest.json',
  ])('%s is a plain 404, never the shell', async (path) => {
    const { status, headers, body } = await raw(server.url, path)
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(body.toString()).toBe('Not found.\n')
  })

  test.each(['/../package.json', '/assets/..%2f..%2fconfig.json', '/%2e%2e/%2e%2e/etc/passwd.txt'])(
    '%s does not lead out of the folder',
    async (path) => {
      expect((await raw(server.url, path)).status).toBe(400)
    },
  )

  test('other methods are rejected', async () => {
    const { status, headers } = await raw(server.url, '/0', { method: 'DELETE' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})

describe('compression', () => {
  const get = (path: string, accept: string) =>
    raw(server.url, path, { headers: { 'Accept-Encoding': accept } })

  test('prefers brotli, then gzip, then identity', async () => {
    const br = await get('/assets/app.js', 'gzip, br')
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
    expect(Number(br.headers['content-length'])).toBe(br.body.byteLength)
    const gz = await get('/assets/app.js', 'gzip')
    expect(gz.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT)
    const plain = await get('/assets/app.js', 'identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('does not compress files that are already compressed', async () => {
    const { headers, body } = await get('/assets/inter.woff2', 'br')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.equals(ARCHIVE)).toBe(true)
  })

  test('serves the new content of a changed file', async () => {
    dist.write('assets/changing.js', 'a'.repeat(1000))
    const before = await get('/assets/changing.js', 'br')
    dist.write('assets/changing.js', 'b'.repeat(1001))
    const after = await get('/assets/changing.js', 'br')
    expect(brotliDecompressSync(after.body).toString()).toBe('b'.repeat(1001))
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })
})

describe('conditional and partial requests', () => {
  test('an unchanged file is a 304 without a body', async () => {
    const { headers } = await raw(server.url, '/assets/app.js')
    for (const tag of [String(headers.etag), `W/${headers.etag}`, `"x", ${headers.etag}`]) {
      const reply = await raw(server.url, '/assets/app.js', { headers: { 'If-None-Match': tag } })
      expect([reply.status, reply.body.byteLength, reply.headers['cache-control']]).toEqual([
        304,
        0,
        IMMUTABLE,
      ])
    }
    const other = await raw(server.url, '/assets/app.js', { headers: { 'If-None-Match': '"x"' } })
    expect(other.status).toBe(200)
  })

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/assets/app.js', '/maps/us.pmtiles', '/0']) {
      const headers = { 'Accept-Encoding': 'br' }
      const get = await raw(server.url, path, { headers })
      const head = await raw(server.url, path, { method: 'HEAD', headers })
      expect(head.body.byteLength).toBe(0)
      const { date: _a, ...expected } = get.headers
      const { date: _b, ...actual } = head.headers
      expect(actual).toEqual(expected)
    }
  })

  test('an empty file is served', async () => {
    const { status, headers } = await raw(server.url, '/assets/empty.png')
    expect([status, headers['content-length']]).toEqual([200, '0'])
  })

  const archive = (headers: Record<string, string>, method = 'GET') =>
    raw(server.url, '/maps/us.pmtiles', { headers, method })

  test.each([
    ['bytes=100-199', 100, 199],
    ['bytes=0-0', 0, 0],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('serves %s of an archive', async (range, first, last) => {
    const { status, headers, body } = await archive({ Range: range })
    expect([status, headers['content-range'], headers['accept-ranges']]).toEqual([
      206,
      `bytes ${first}-${last}/1000`,
      'bytes',
    ])
    expect(Number(headers['content-length'])).toBe(last - first + 1)
    expect(body.equals(ARCHIVE.subarray(first, last + 1))).toBe(true)
  })

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('answers %s with 416', async (range) => {
    const { status, headers, body } = await archive({ Range: range })
    expect([status, headers['content-range'], body.byteLength]).toEqual([416, 'bytes */1000', 0])
  })

  test.each(['bytes=0-1,4-5', 'bytes=9-0', 'lines=0-1', 'bytes=a-b'])(
    'answers %s with the whole archive',
    async (range) => {
      const { status, body } = await archive({ Range: range })
      expect([status, body.equals(ARCHIVE)]).toEqual([200, true])
    },
  )

  test('serves a range only of the version that If-Range names, by its strong tag', async () => {
    const etag = String((await archive({})).headers.etag)
    const status = async (condition: string) =>
      (await archive({ Range: 'bytes=0-9', 'If-Range': condition })).status
    expect(await status(etag)).toBe(206)
    for (const other of ['"older"', `W/${etag}`, 'Mon, 23 Nov 2026 00:00:00 GMT'])
      expect(await status(other)).toBe(200)
  })

  test('an unchanged archive is a 304 also where a range is asked, and HEAD has no range', async () => {
    const etag = String((await archive({})).headers.etag)
    expect((await archive({ Range: 'bytes=0-9', 'If-None-Match': etag })).status).toBe(304)
    const head = await archive({ Range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers['content-length']]).toEqual([200, '1000'])
  })

  test('ignores ranges of text files', async () => {
    const reply = await raw(server.url, '/assets/app.js', { headers: { Range: 'bytes=0-9' } })
    expect([reply.status, reply.body.byteLength]).toEqual([200, SCRIPT.length])
  })
})

describe('closing', () => {
  test('ends keep-alive connections, and nothing answers after', async () => {
    const other = await createKioskServer({ distDir: dist.path, port: 0 })
    const socket = connect(other.port, 'localhost')
    socket.on('error', () => {})
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const replied = new Promise<void>((resolve) => socket.once('data', () => resolve()))
    socket.write('GET /sw.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await replied
    await other.close()
    await ended
    await expect(raw(other.url, '/')).rejects.toThrow()
  })

  test('rejects when the port is in use', async () => {
    await expect(createKioskServer({ distDir: dist.path, port: server.port })).rejects.toThrow('EADDRINUSE')
  })
})

describe('the metrics address on the kiosk’s origin', () => {
  test('reaches the service, healthy or faulty', async () => {
    const store = await createStore(await openMemoryDatabase())
    const healthy = await createKioskServer({
      distDir: dist.path,
      port: 0,
      metricsApp: createMetricsApp({ store }),
    })
    const faults: Fault[] = [{ kind: 'storeThenDrop' }, { kind: 'reset' }, { kind: 'portal' }]
    const { app } = createFaultyApp({ store, faults })
    const faulty = await createKioskServer({ distDir: dist.path, port: 0, metricsApp: app })
    try {
      expect((await post(healthy.url, record())).status).toBe(201)
      expect((await post(healthy.url, {})).status).toBe(422)
      const sent = record()
      await expect(post(faulty.url, sent)).rejects.toThrow()
      await expect(post(faulty.url, sent)).rejects.toThrow()
      expect((await post(faulty.url, sent)).headers.get('Content-Type')).toContain('text/html')
      expect((await post(faulty.url, sent)).status).toBe(200)
      expect(await store.all()).toHaveLength(2)
      expect((await fetch(`${healthy.url}/api/interactions.csv`)).status).toBe(404)
    } finally {
      await healthy.close()
      await faulty.close()
      await store.close()
    }
  }, 120_000)

  test('is a 404 where there is no service', async () => {
    expect((await raw(server.url, '/api/interaction', { method: 'GET' })).status).toBe(404)
  })
})

/** Any OpenSSL will do to make a certificate; a machine without one skips the test. */
function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.skipIf(!hasOpenssl())('serves HTTPS (needs the openssl program)', async () => {
  const [key, cert] = [join(dist.path, 'key.pem'), join(dist.path, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    {
      stdio: 'ignore',
    },
  )
  const tls = { key: readFileSync(key), cert: readFileSync(cert) }
  const secure = await createKioskServer({ distDir: dist.path, port: 0, tls })
  try {
    expect(secure.url).toMatch(/^https:/)
    expect((await raw(secure.url, '/0')).status).toBe(200)
  } finally {
    await secure.close()
  }
})
