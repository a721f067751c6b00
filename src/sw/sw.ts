/// <reference lib="WebWorker" />
import { clientsClaim } from 'workbox-core'
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type {
  CacheProof,
  InstallProgress,
  OfflineProgress,
  OfflineProof,
  WorkerIdentity,
  WorkerRequest,
} from '#domain/device/deviceMirror'
import { answerOffline, isProofRequest } from './answerOffline'
import { brandFile, isBrandFile } from './brandFiles'
import { cacheFirst } from './cacheFirst'
import { proveCached, repairCache } from './cacheProof'
import { cleanResponse } from './cleanResponse'
import { answerNavigation } from './documents'
import { type ListedFile, proveFiles } from './fileProof'
import { hasSuccessor } from './succession'

declare const __BUILD_ID__: string
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const files: ListedFile[] = []
// The hashes are for the proof. An install that enforced them would always fail behind a host that adds a
// line to each page; such a kiosk reports the problem in the staff room instead.
const manifest = self.__WB_MANIFEST.map((entry) => {
  const { integrity, ...listed } = typeof entry === 'string' ? { url: entry } : entry
  files.push({ url: listed.url, ...(integrity !== undefined && { integrity }) })
  return listed
})
const urls = files.map(({ url }) => url)

let stored = 0
addPlugins([
  cleanResponse,
  {
    cacheDidUpdate: async () => {
      stored += 1
      await broadcast({ type: 'INSTALL_PROGRESS', done: stored, total: urls.length })
    },
  },
])
// The first visit must be controlled too; later takeovers happen only after SKIP_WAITING.
clientsClaim()
// Before the library's listeners, which clean up; after the claim, which must always be made.
self.addEventListener('activate', (event) => {
  if (hasSuccessor(self.registration, self.serviceWorker)) event.stopImmediatePropagation()
})
precache(manifest)
cleanupOutdatedCaches()

registerRoute(
  ({ request }) => isProofRequest(request),
  ({ request }) => answerOffline(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBrandFile(url),
  ({ url }) => brandFile(url),
)
// Documents first: the precache route would answer `/` with the English page for everyone.
registerRoute(
  new NavigationRoute(({ request }) => answerNavigation(request), {
    // A dot alone does not mean a file: `/1/detail/..%2f` is a valid address, and so is
    // `/0?view=11/41.9/-87.7`, whose last dot is in its parameters.
    denylist: [/^\/api\//, /^\/socket\.io\//, /^[^?]*\.[a-z0-9]+$/i],
  }),
)
// Not the library's route, which would wait for a hanging cache.
registerRoute(
  ({ url }) => getCacheKeyForURL(url.href) !== undefined,
  ({ request }) =>
    cacheFirst(request.url, { cached: () => matchPrecache(request), fetched: () => fetch(request) }),
)

self.addEventListener('message', (event) => {
  const request = event.data as WorkerRequest | null
  const answer = (message: CacheProof | OfflineProgress | OfflineProof | WorkerIdentity) =>
    event.ports[0]?.postMessage(message)
  if (request?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (request?.type === 'PROVE_CACHED') event.waitUntil(proveCached(urls).then(answer))
  if (request?.type === 'REPAIR_CACHE')
    event.waitUntil(
      proveAll(() => undefined)
        .then((proof) => repairCache(proof, urls))
        .then(answer),
    )
  if (request?.type === 'IDENTIFY') answer({ type: 'IDENTITY', build: __BUILD_ID__ })
  if (request?.type === 'PROVE_OFFLINE') event.waitUntil(proveAll(answer).then(answer))
})

const proveAll = (onProgress: (progress: OfflineProgress) => void) =>
  proveFiles(files, answerOffline, onProgress, self.location.origin)

async function broadcast(message: InstallProgress): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of windows) client.postMessage(message)
}
