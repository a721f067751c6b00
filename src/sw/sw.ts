/// <reference lib="WebWorker" />
import { clientsClaim } from 'workbox-core'
import { addPlugins, addRoute, cleanupOutdatedCaches, getCacheKeyForURL, type PrecacheEntry, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { CacheProof, InstallProgress, WorkerRequest } from '../domain/deviceMirror'
import { answerNavigation } from './documents'
import { honestResponse } from './honestResponse'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const manifest = self.__WB_MANIFEST
const urls = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url))

let stored = 0
addPlugins([
  honestResponse,
  {
    cacheDidUpdate: async () => {
      stored += 1
      await tellEveryone({ type: 'INSTALL_PROGRESS', done: stored, total: urls.length })
    },
  },
])
precache(manifest)
cleanupOutdatedCaches()
// The first visit must be controlled too; later takeovers happen only after SKIP_WAITING.
clientsClaim()

// Documents first: the precache route would answer `/` with the English page for everyone.
registerRoute(
  new NavigationRoute(({ request }) => answerNavigation(request), {
    denylist: [/^\/api\//, /^\/socket\.io\//, /\/[^/?]+\.[^/?]+$/],
  }),
)
addRoute({ directoryIndex: '', cleanURLs: false })

self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest | null
  if (request?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (request?.type === 'PROVE_CACHED') event.waitUntil(proveCached().then((proof) => event.ports[0]?.postMessage(proof)))
})

/** Looks every precached URL up and reads its first bytes: a listed entry whose body is gone is missing. */
async function proveCached(): Promise<CacheProof> {
  const missing: string[] = []
  for (const url of urls) {
    const key = getCacheKeyForURL(url)
    const response = key ? await caches.match(key).catch(() => undefined) : undefined
    if (!response?.ok || !(await readable(response))) missing.push(url)
  }
  return { type: 'CACHE_PROOF', total: urls.length, missing }
}

async function readable(response: Response): Promise<boolean> {
  try {
    const reader = response.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()
    return (first?.value?.byteLength ?? 0) > 0
  } catch {
    return false
  }
}

async function tellEveryone(message: InstallProgress): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of windows) client.postMessage(message)
}
