/// <reference lib="WebWorker" />
import { BRAND_LOGO_URL, BRAND_SHEET_URL, MIRROR_CACHE } from '#domain/device/deviceMirror'

/** Whether an address is that of an event's style sheet or logo, which the window stores beside the mirror. */
export const isBrandFile = ({ pathname }: URL): boolean =>
  pathname === BRAND_SHEET_URL || pathname === BRAND_LOGO_URL

/** One of these files; empty if staff have removed it since. Never rejects. */
export async function brandFile({ pathname }: URL): Promise<Response> {
  const stored = await caches
    .open(MIRROR_CACHE)
    .then((cache) => cache.match(pathname))
    .catch(() => undefined)
  const type = pathname === BRAND_SHEET_URL ? 'text/css' : 'image/png'
  return stored ?? new Response('', { headers: { 'Content-Type': type } })
}
