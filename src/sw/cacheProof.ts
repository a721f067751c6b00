/// <reference lib="WebWorker" />
import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import type { CacheProof, OfflineProof } from '#domain/device/deviceMirror'
import { isExpectedFile } from './cleanResponse'

/** Looks up every URL and reads its first bytes: a listed entry whose body is gone counts as missing. */
export async function proveCached(urls: string[]): Promise<CacheProof> {
  const missing: string[] = []
  for (const url of urls) {
    const key = getCacheKeyForURL(url)
    const response = key ? await caches.match(key).catch(() => undefined) : undefined
    if (!response?.ok || !(await isReadable(response))) missing.push(url)
  }
  return { type: 'CACHE_PROOF', total: urls.length, missing }
}

/** Fetches missing or damaged files again and answers with a new proof; intact files are not changed. */
export async function repairCache({ missing, different }: OfflineProof, urls: string[]): Promise<CacheProof> {
  const cache = await caches.open(cacheNames.precache)
  for (const url of [...missing, ...different]) {
    const key = getCacheKeyForURL(url)
    const response = await fetch(url, { cache: 'reload', credentials: 'same-origin' }).catch(() => null)
    if (key && response && (await isExpectedFile(url, response))) await cache.put(key, response)
  }
  return proveCached(urls)
}

async function isReadable(response: Response): Promise<boolean> {
  try {
    const reader = response.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()
    return (first?.value?.byteLength ?? 0) > 0
  } catch {
    return false
  }
}
