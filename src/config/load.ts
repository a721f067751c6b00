import { DEFAULT_CONFIG, type KioskConfig } from '../domain/kiosk/config'
import { CONFIG_CACHE, CONFIG_URL } from '../domain/kiosk/deviceMirror'
import { parseConfig } from './schema'

/** A hanging network must not hold up the resolution of recorded events for longer than this. */
const FETCH_LIMIT_MS = 4_000

export interface LoadedConfig {
  config: KioskConfig
  source: 'fresh' | 'last-good' | 'built-in'
  /** What is wrong with the served file, for staff; null when it is fine or only unreachable. */
  problem: string | null
}

/** Fresh and valid, else the last good one, else the built-in defaults (docs/contracts.md C4). Never rejects. */
export async function loadConfig(): Promise<LoadedConfig> {
  let problem: string | null = null
  try {
    const text = await fetchText()
    try {
      const config = parseConfig(JSON.parse(text))
      await storeLastGood(text)
      return { config, source: 'fresh', problem: null }
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
    }
  } catch (error) {
    // Offline is not an error; an answer that is not the file is.
    if (error instanceof UnexpectedResponse) problem = error.message
  }
  const lastGood = await readLastGood()
  return lastGood
    ? { config: lastGood, source: 'last-good', problem }
    : { config: DEFAULT_CONFIG, source: 'built-in', problem }
}

class UnexpectedResponse extends Error {}

async function fetchText(): Promise<string> {
  const response = await fetch(CONFIG_URL, { cache: 'no-store', signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
  if (!response.ok) throw new UnexpectedResponse(`config.json answered ${response.status}`)
  return response.text()
}

async function storeLastGood(text: string): Promise<void> {
  try {
    const cache = await caches.open(CONFIG_CACHE)
    await cache.put(CONFIG_URL, new Response(text, { headers: { 'Content-Type': 'application/json' } }))
  } catch {
    // No Cache storage on an insecure origin: the fresh configuration still serves this visit.
  }
}

async function readLastGood(): Promise<KioskConfig | null> {
  try {
    const response = await (await caches.open(CONFIG_CACHE)).match(CONFIG_URL)
    return response ? parseConfig(await response.json()) : null
  } catch {
    return null
  }
}
