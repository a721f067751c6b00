import {
  BRAND_LOGO_URL,
  BRAND_SHEET_URL,
  type DeviceMirror,
  MIRROR_CACHE,
  MIRROR_URL,
} from '#domain/device/deviceMirror'

/** Stores what the worker's next page depends on where the worker can read it. */
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

/** Stores an event's look where the worker can read it; null for the product's own. */
export async function writeBrandMirror(
  look: { sheet: string; logo: ArrayBuffer | null } | null,
): Promise<void> {
  try {
    const cache = await caches.open(MIRROR_CACHE)
    const keep = (url: string, body: BodyInit | null | undefined, type: string) =>
      body ? cache.put(url, new Response(body, { headers: { 'Content-Type': type } })) : cache.delete(url)
    await keep(BRAND_LOGO_URL, look?.logo, 'image/png')
    await keep(BRAND_SHEET_URL, look?.sheet, 'text/css')
  } catch {
    // As above: the next start paints the product's own look first.
  }
}
