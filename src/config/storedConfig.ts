import { withinLimit } from '#domain/base/limit'
import { type ConfigGaps, type KioskConfig, NO_GAPS } from '#domain/device/config'
import { type CONFIG_BY_HAND_URL, CONFIG_CACHE, type CONFIG_URL } from '#domain/device/deviceMirror'
import { type ResolvedConfig, resolveConfig } from './resolve'

/**
 * Configurations stored on the device, where the worker reads them too: the last valid one, and one that
 * staff loaded.
 */
export type StoredConfig = typeof CONFIG_URL | typeof CONFIG_BY_HAND_URL

/** Cache storage may not answer: work behind the first screen does not wait for it (docs/starting.md S12). */
export const CONFIG_CACHE_LIMIT_MS = 1_500

/** Missing keys are stored beside the configuration, which has a value for every key. */
const GAPS = '__gaps'

/** Stores a configuration; false if that failed, since an insecure origin has no Cache storage. */
export async function storeConfig(
  place: StoredConfig,
  { config, gaps }: Pick<ResolvedConfig, 'config' | 'gaps'>,
): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const put = async () => {
    const cache = await caches.open(CONFIG_CACHE)
    await cache.put(place, new Response(JSON.stringify({ ...config, [GAPS]: gaps }), { headers }))
    return true
  }
  return withinLimit(put(), CONFIG_CACHE_LIMIT_MS, () => false).catch(() => false)
}

/** The configuration stored in a place, with missing keys from `lastGood`; null if there is none. */
export async function readConfig(
  place: StoredConfig,
  lastGood: KioskConfig | null = null,
): Promise<Pick<ResolvedConfig, 'config' | 'gaps'> | null> {
  const read = async () => {
    const response = await (await caches.open(CONFIG_CACHE)).match(place)
    if (!response) return null
    const kept: unknown = await response.json()
    return { config: resolveConfig(kept, lastGood).config, gaps: gapsOf(kept) }
  }
  return withinLimit(read(), CONFIG_CACHE_LIMIT_MS, () => null).catch(() => null)
}

/** Older builds did not store it. */
function gapsOf(kept: unknown): ConfigGaps {
  const { defaults, refused } = Object((Object(kept) as Record<string, unknown>)[GAPS]) as Partial<ConfigGaps>
  return Array.isArray(defaults) && Array.isArray(refused) ? { defaults, refused } : NO_GAPS
}

/** Removes a stored configuration. */
export async function dropConfig(place: StoredConfig): Promise<void> {
  const drop = async () => {
    await (await caches.open(CONFIG_CACHE)).delete(place)
  }
  // Without Cache storage there is nothing to remove.
  await withinLimit(drop(), CONFIG_CACHE_LIMIT_MS, () => undefined).catch(() => undefined)
}
