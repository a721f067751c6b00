import { withinLimit } from '#domain/base/limit'
import type { ClockContact } from '#domain/device/clockContact'
import { type ConfigGaps, DEFAULT_CONFIG, type KioskConfig, NO_GAPS } from '#domain/device/config'
import { CONFIG_BY_HAND_URL, CONFIG_CACHE, CONFIG_URL } from '#domain/device/deviceMirror'
import { clockContactOf } from './clockContact'
import { type ResolvedConfig, resolveConfig, unknownKeys } from './resolve'
import { CONFIG_KEYS } from './schema'

/** A network that does not answer must not delay the resolution of recorded events longer than this. */
const FETCH_LIMIT_MS = 4_000

export interface LoadedConfig {
  config: KioskConfig
  source: 'by-hand' | 'fresh' | 'last-good' | 'built-in'
  /** Problems of the served file, one line each for staff; empty if it is valid or only unreachable. */
  problems: string[]
  /** Keys that the file of the current configuration leaves open. */
  gaps: ConfigGaps
  /** The host's clock with the device's; null if the host did not answer. */
  contact: ClockContact | null
}

/**
 * The current configuration: the one that staff loaded, otherwise the served one, the last valid one, or the
 * defaults (docs/contracts.md C4, docs/decisions.md D37). Never rejects.
 */
export async function loadConfig(): Promise<LoadedConfig> {
  const served = await loadServed()
  const byHand = await readConfig(CONFIG_BY_HAND_URL, served.config)
  if (!byHand) return served
  // Staff who are locked out cannot remove their file, so a reset is read only from the served one.
  const { resetStaffPin } = served.config
  return { ...served, ...byHand, config: { ...byHand.config, resetStaffPin }, source: 'by-hand' }
}

async function loadServed(): Promise<LoadedConfig> {
  const lastGood = await readConfig(CONFIG_URL)
  const standing = lastGood
    ? ({ ...lastGood, source: 'last-good' } as const)
    : ({ config: DEFAULT_CONFIG, gaps: NO_GAPS, source: 'built-in' } as const)
  let response: Response
  let text: string
  try {
    response = await fetch(CONFIG_URL, { cache: 'no-store', signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
    text = response.ok ? await response.text() : ''
  } catch {
    // Being offline is not an error; an answer with another file is.
    return { ...standing, problems: [], contact: null }
  }
  const contact = clockContactOf(response, Date.now())
  try {
    if (!response.ok) throw new Error(`config.json answered ${response.status}`)
    const { problems, ...fresh } = resolveConfig(JSON.parse(text), lastGood?.config ?? null)
    await storeConfig(CONFIG_URL, fresh)
    return { ...fresh, source: 'fresh', problems, contact }
  } catch (error) {
    return { ...standing, problems: [error instanceof Error ? error.message : String(error)], contact }
  }
}

/** A file that staff chose, resolved as if it were in use. */
export interface CheckedConfig extends ResolvedConfig {
  /** Keys of the file that this build does not have. */
  unknown: string[]
}

/** Parses a text as a configuration; null if it is something else. Nothing is stored. */
export async function checkConfigFile(text: string): Promise<CheckedConfig | null> {
  const file = parse(text)
  // Another file of the booth, such as a pack, would only apply defaults.
  if (!file || !Object.keys(CONFIG_KEYS).some((key) => key in file)) return null
  const lastGood = await readConfig(CONFIG_URL)
  return { ...resolveConfig(file, lastGood?.config ?? null), unknown: unknownKeys(file) }
}

function parse(text: string): object | null {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' ? file : null
  } catch {
    return null
  }
}

/**
 * Uses a checked file until staff remove it, also for the worker's policy. The page has to reload for its
 * policy to change.
 * @returns false if this device cannot store it, and nothing changed
 */
export function loadConfigByHand(checked: Pick<ResolvedConfig, 'config' | 'gaps'>): Promise<boolean> {
  return storeConfig(CONFIG_BY_HAND_URL, checked)
}

/** Uses the served configuration again. */
export function releaseConfigByHand(): Promise<void> {
  return dropConfig(CONFIG_BY_HAND_URL)
}

/**
 * Configurations stored on the device, where the worker reads them too: the last valid one, and one that
 * staff loaded.
 */
type StoredConfig = typeof CONFIG_URL | typeof CONFIG_BY_HAND_URL

/** Cache storage may not answer: work behind the first screen does not wait for it (docs/starting.md S12). */
const CONFIG_CACHE_LIMIT_MS = 1_500

/** Missing keys are stored beside the configuration, which has a value for every key. */
const GAPS = '__gaps'

/** Stores a configuration; false if that failed, since an insecure origin has no Cache storage. */
async function storeConfig(
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
async function readConfig(
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
async function dropConfig(place: StoredConfig): Promise<void> {
  const drop = async () => {
    await (await caches.open(CONFIG_CACHE)).delete(place)
  }
  // Without Cache storage there is nothing to remove.
  await withinLimit(drop(), CONFIG_CACHE_LIMIT_MS, () => undefined).catch(() => undefined)
}
