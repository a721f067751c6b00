import type { ClockContact } from '#domain/device/clockContact'
import { type ConfigGaps, DEFAULT_CONFIG, type KioskConfig, NO_GAPS } from '#domain/device/config'
import { CONFIG_BY_HAND_URL, CONFIG_URL } from '#domain/device/deviceMirror'
import { clockContactOf } from './clockContact'
import { type ResolvedConfig, resolveConfig, unknownKeys } from './resolve'
import { CONFIG_KEYS } from './schema'
import { dropConfig, readConfig, storeConfig } from './storedConfig'

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
