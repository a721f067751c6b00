import { DEFAULT_CONFIG, type KioskConfig } from '../domain/kiosk/config'
import { CONFIG_BY_HAND_URL, CONFIG_URL } from '../domain/kiosk/deviceMirror'
import { resolveConfig } from './resolve'
import { dropConfig, readConfig, storeConfig } from './storedConfig'

/** A hanging network must not hold up the resolution of recorded events for longer than this. */
const FETCH_LIMIT_MS = 4_000

export interface LoadedConfig {
  config: KioskConfig
  source: 'by-hand' | 'fresh' | 'last-good' | 'built-in'
  /** What is wrong with the served file, a line each for staff; empty when it is fine or only unreachable. */
  problems: string[]
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
  return { ...served, config: { ...byHand, resetStaffPin }, source: 'by-hand' }
}

async function loadServed(): Promise<LoadedConfig> {
  const lastGood = await readConfig(CONFIG_URL)
  const standing = lastGood
    ? ({ config: lastGood, source: 'last-good' } as const)
    : ({ config: DEFAULT_CONFIG, source: 'built-in' } as const)
  let text: string
  try {
    text = await fetchText()
  } catch (error) {
    // Offline is not an error; an answer that is not the file is.
    return { ...standing, problems: error instanceof UnexpectedResponse ? [error.message] : [] }
  }
  try {
    const { config, problems } = resolveConfig(JSON.parse(text), lastGood)
    await storeConfig(CONFIG_URL, config)
    return { config, source: 'fresh', problems }
  } catch (error) {
    return { ...standing, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

/**
 * Puts a file that staff chose in force until they release it, for the worker's policy too. A page
 * has to load anew for its policy to follow.
 * @returns what is wrong in it; `stored` false when nothing changed, because it is no configuration
 * or this device keeps none
 */
export async function loadConfigByHand(text: string): Promise<{ stored: boolean; problems: string[] }> {
  try {
    const { config, problems } = resolveConfig(JSON.parse(text), await readConfig(CONFIG_URL))
    return { stored: await storeConfig(CONFIG_BY_HAND_URL, config), problems }
  } catch (error) {
    return { stored: false, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

/** Puts the served configuration in force again. */
export function releaseConfigByHand(): Promise<void> {
  return dropConfig(CONFIG_BY_HAND_URL)
}

class UnexpectedResponse extends Error {}

async function fetchText(): Promise<string> {
  const response = await fetch(CONFIG_URL, { cache: 'no-store', signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
  if (!response.ok) throw new UnexpectedResponse(`config.json answered ${response.status}`)
  return response.text()
}
