import { MIRROR_CACHE, MIRROR_URL } from '#domain/device/deviceMirror'

/** Writes the language and the theme that the device was left with. */
export async function leaveDeviceWith(locale: string, theme: string): Promise<void> {
  localStorage.setItem('locale', locale)
  sessionStorage.clear()
  const cache = await caches.open(MIRROR_CACHE)
  await cache.put(MIRROR_URL, new Response(JSON.stringify({ locale, theme })))
}

const BALLAST = '/starts-ballast'
const BALLAST_BYTES = 24_000_000

/** Keeps the worker's cache busy with large files until the page is closed. */
export async function slowCache(): Promise<void> {
  const name = (await caches.keys()).find((key) => key.includes('precache'))
  if (!name) throw new Error('there is no precache')
  const cache = await caches.open(name)
  const bytes = new Uint8Array(BALLAST_BYTES)
  const write = async (count: number): Promise<void> => {
    await cache.put(`${BALLAST}-${count % 4}`, new Response(bytes))
    return write(count + 1)
  }
  for (let lane = 0; lane < 3; lane++) void write(lane).catch(() => undefined)
}

export async function takeBallast(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (request.url.includes(BALLAST)) await cache.delete(request)
  }
}

/** Deletes one file of the worker's cache. @returns its path */
export async function loseFile(path: string): Promise<string> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (new URL(request.url).pathname === path && (await cache.delete(request))) return path
  }
  throw new Error(`${path} is not in a cache`)
}

/** Looks for a newer worker, and says whether one waits. */
export async function lookForUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => undefined)
  return Boolean(registration?.waiting)
}

export async function updateWaits(): Promise<boolean> {
  return Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
}

/** Lets the waiting worker take over at once, under every page. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
}
