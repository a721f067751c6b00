import type { KioskConfig } from '../domain/kiosk/config'
import { type CONFIG_BY_HAND_URL, CONFIG_CACHE, type CONFIG_URL } from '../domain/kiosk/deviceMirror'
import { withinLimit } from '../domain/kiosk/limit'
import { resolveConfig } from './resolve'

/** Configurations kept on the device, where the worker reads them too: the last good one, and one that staff loaded. */
export type StoredConfig = typeof CONFIG_URL | typeof CONFIG_BY_HAND_URL

/** Cache storage may hang: what runs behind the first screen does not wait for it (docs/starting.md S12). */
export const CONFIG_CACHE_LIMIT_MS = 1_500

/** Keeps `config`; says whether that worked, for there is no Cache storage on an insecure origin. */
export async function storeConfig(place: StoredConfig, config: KioskConfig): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const put = async () => {
    const cache = await caches.open(CONFIG_CACHE)
    await cache.put(place, new Response(JSON.stringify(config), { headers }))
    return true
  }
  return withinLimit(put(), CONFIG_CACHE_LIMIT_MS, () => false).catch(() => false)
}

/** The configuration kept in a place, what it lacks taken from `lastGood`; null when there is none. */
export async function readConfig(
  place: StoredConfig,
  lastGood: KioskConfig | null = null,
): Promise<KioskConfig | null> {
  const read = async () => {
    const response = await (await caches.open(CONFIG_CACHE)).match(place)
    return response ? resolveConfig(await response.json(), lastGood).config : null
  }
  return withinLimit(read(), CONFIG_CACHE_LIMIT_MS, () => null).catch(() => null)
}

/** Removes the configuration kept in a place. */
export async function dropConfig(place: StoredConfig): Promise<void> {
  const drop = async () => {
    await (await caches.open(CONFIG_CACHE)).delete(place)
  }
  // Without Cache storage there is none to remove.
  await withinLimit(drop(), CONFIG_CACHE_LIMIT_MS, () => undefined).catch(() => undefined)
}
