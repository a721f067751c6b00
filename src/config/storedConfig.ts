import type { KioskConfig } from '../domain/kiosk/config'
import { type CONFIG_BY_HAND_URL, CONFIG_CACHE, type CONFIG_URL } from '../domain/kiosk/deviceMirror'
import { resolveConfig } from './resolve'

/** Configurations kept on the device, where the worker reads them too: the last good one, and one that staff loaded. */
export type StoredConfig = typeof CONFIG_URL | typeof CONFIG_BY_HAND_URL

/** Keeps `config`; says whether that worked, for there is no Cache storage on an insecure origin. */
export async function storeConfig(place: StoredConfig, config: KioskConfig): Promise<boolean> {
  try {
    const cache = await caches.open(CONFIG_CACHE)
    const headers = { 'Content-Type': 'application/json' }
    await cache.put(place, new Response(JSON.stringify(config), { headers }))
    return true
  } catch {
    return false
  }
}

/** The configuration kept in a place, what it lacks taken from `lastGood`; null when there is none. */
export async function readConfig(
  place: StoredConfig,
  lastGood: KioskConfig | null = null,
): Promise<KioskConfig | null> {
  try {
    const response = await (await caches.open(CONFIG_CACHE)).match(place)
    return response ? resolveConfig(await response.json(), lastGood).config : null
  } catch {
    return null
  }
}

/** Removes the configuration kept in a place. */
export async function dropConfig(place: StoredConfig): Promise<void> {
  try {
    await (await caches.open(CONFIG_CACHE)).delete(place)
  } catch {
    // Without Cache storage there is none to remove.
  }
}
