import { type DeviceMirror, MIRROR_CACHE, MIRROR_URL } from '../domain/kiosk/deviceMirror'

/** Puts what the worker's next page depends on where the worker can read it. */
export async function writeMirror(mirror: DeviceMirror): Promise<void> {
  try {
    const cache = await caches.open(MIRROR_CACHE)
    await cache.put(
      MIRROR_URL,
      new Response(JSON.stringify(mirror), { headers: { 'Content-Type': 'application/json' } }),
    )
  } catch {
    // No Cache storage (plain http, blocked): the next start paints English first and then switches.
  }
}
