import { createServer } from 'node:http'
import { missingOf } from '../harness/engine'
import { runJourney } from './journey'
import { report } from './results'

// Proves the harness on a page of four files, without the kiosk: `npx tsx e2e/soak/webkit/selfTest.ts`.
// `-- broken` leaves /b out of the cache: the journey must then fail there.
const CACHED = process.argv.includes('broken') ? ['/a', '/app.js'] : ['/a', '/b', '/app.js']

const page = (name: string) =>
  `<!doctype html><title>${name}</title><h1>Page ${name}</h1><script src="/app.js"></script>`
const FILES: Record<string, [type: string, body: string]> = {
  '/a': ['text/html', page('A')],
  '/b': ['text/html', page('B')],
  '/app.js': [
    'text/javascript',
    `navigator.serviceWorker.register('/sw.js'); navigator.serviceWorker.ready.then(() => { document.documentElement.dataset.offline = 'ready' })`,
  ],
  '/sw.js': [
    'text/javascript',
    `self.addEventListener('install', (e) => e.waitUntil(caches.open('x').then((c) => c.addAll(${JSON.stringify(CACHED)})).then(() => self.skipWaiting())))
     self.addEventListener('activate', (e) => e.waitUntil(self.clients.claim()))
     self.addEventListener('fetch', (e) => e.respondWith(caches.match(e.request).then((r) => r ?? fetch(e.request))))`,
  ],
}

function serve(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const [type, body] = FILES[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(body ? 200 : 404, { 'Content-Type': type }).end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done())
          server.closeAllConnections()
        })
      resolve({ url: `http://localhost:${port}`, close })
    })
  })
}

const missing = missingOf('webkit')
if (missing) {
  report([], missing)
} else {
  const pages = [
    { path: '/a', heading: 'Page A' },
    { path: '/b', heading: 'Page B' },
  ]
  report(await runJourney({ serve, start: '/a', pages, artifacts: 'e2e/.artifacts/webkit-self' }))
}
