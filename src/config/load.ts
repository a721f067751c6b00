import type { ClockContact } from '#domain/device/clockContact'
import { type ConfigGaps, DEFAULT_CONFIG, type KioskConfig, NO_GAPS } from '#domain/device/config'
import { CONFIG_BY_HAND_URL, CONFIG_URL } from '#domain/device/deviceMirror'
import { clockContactOf } from './clockContact'
import { type ResolvedConfig, resolveConfig, unknownKeys } from './resolve'
import { CONFIG_KEYS } from './schema'
import { dropConfig, readConfig, storeConfig } from './storedConfig'

/** A hanging network must not hold up the resolution of recorded events for longer than this. */
const FETCH_LIMIT_MS = 4_000

export interface LoadedConfig {
  config: KioskConfig
  source: 'by-hand' | 'fresh' | 'last-good' | 'built-in'
  /** What is wrong with the served file, a line each for staff; empty when it is fine or only unreachable. */
  problems: string[]
  /** What the file of the configuration in force left open. */
  gaps: ConfigGaps
  /** The host's clock beside the device's; null when the host did not answer. */
  contact: ClockContact | null
}

/**
 * The configuration in force: one that staff loaded, else the served one, else the last good one, else
 * the defaults (docs/contracts.md C4, docs/decisions.md D37). Never rejects.
 */
export async function loadConfig(): Promise<LoadedConfig> {
  const served = await loadServed()
  const byHand = await readConfig(CONFIG_BY_HAND_URL, served.config)
  if (!byHand) return served
  // Staff who are locked out cannot release their file: the way back in is the served one's alone.
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
    // Offline is not an error; an answer that is not the file is.
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

/** A file that staff chose, as it would be in force. */
export interface CheckedConfig extends ResolvedConfig {
  /** Keys of the file that this build does not know. */
  unknown: string[]
}

/** What a text says as a configuration; null where it is none. Nothing is stored. */
export async function checkConfigFile(text: string): Promise<CheckedConfig | null> {
  const file = parse(text)
  // Another file of the booth, such as a pack, would put nothing but defaults in force.
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
 * Puts a checked file in force until staff release it, for the worker's policy too. A page has to load anew for its
 * policy to follow.
 * @returns false where this device keeps none, and nothing changed
 */
export function loadConfigByHand(checked: Pick<ResolvedConfig, 'config' | 'gaps'>): Promise<boolean> {
  return storeConfig(CONFIG_BY_HAND_URL, checked)
}

/** Puts the served configuration in force again. */
export function releaseConfigByHand(): Promise<void> {
  return dropConfig(CONFIG_BY_HAND_URL)
}
