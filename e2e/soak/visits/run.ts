import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '#domain/base/seededRandom'
import { Device, KIOSK_ORIGIN, NO_SERVER_PORT } from '../../drivers/device'
import { SOFTWARE_WEBGL } from '../../drivers/mapScreen'
import { keptProfile } from '../harness/build'
import { type State, stateOf } from './state'
import { untilTrue, visit } from './visit'

/** One visit in so many plays a run of the game; the others stop it in its countdown. */
const PLAYS_EVERY = 5
/** What `stateOf` asks in the page. */
const SCRIPTS = ['contexts', 'rowCounts'].map((name) =>
  fileURLToPath(new URL(`./page/${name}.js`, import.meta.url)),
)
const STEP_LIMIT_MS = 30_000

export interface VisitsOptions {
  /** Draws which visits play; with 0 every fifth does. */
  seed: number
  /** Visits after which the page is measured; the last one always is. */
  marks: readonly number[]
  /** Asked after each visit, by its number from 1. */
  isLast: (visit: number) => boolean
}

/**
 * Makes visit after visit on one page of the built product with its server stopped.
 * @returns what the page held at the marks and after the last visit
 * @throws Error that names the visit which could not be made
 */
export async function makeVisits({ seed, marks, isLast }: VisitsOptions): Promise<State[]> {
  const random = seed === 0 ? null : seededRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'pharos-visits-'))
  const device = new Device({
    url: KIOSK_ORIGIN,
    port: NO_SERVER_PORT,
    launch: SOFTWARE_WEBGL,
    profile: await keptProfile(),
    keptIn: folder,
    context: { hasTouch: true, reducedMotion: 'no-preference' },
  })
  try {
    const context = await device.turnOn()
    context.setDefaultTimeout(STEP_LIMIT_MS)
    for (const path of SCRIPTS) await context.addInitScript({ path })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.goto(`${KIOSK_ORIGIN}/welcome?lang=en`)
    await untilTrue(page, "document.documentElement.dataset.offline === 'ready'")
    const states: State[] = []
    for (let number = 1; ; number += 1) {
      const playsOn = random ? random.next() < 1 / PLAYS_EVERY : number % PLAYS_EVERY === 0
      await visit(page, { playsOn }).catch((error: Error) => {
        throw new Error(`visit ${number}: ${error.message}`, { cause: error })
      })
      const ends = isLast(number)
      if (!ends && !marks.includes(number)) continue
      const state = await stateOf({ page, cdp }, folder, number)
      console.log(`visit ${number}: ${state.heapMb.toFixed(2)} MB, ${state.nodes} nodes`)
      states.push(state)
      if (ends) return states
    }
  } finally {
    await device.turnOff()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
