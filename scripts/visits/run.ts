import { seededRandom } from '#domain/base/seededRandom'
import { until, withBrowser } from '../bench/browser'
import { createSites } from '../bench/sites'
import { copyOf, removeFolder } from '../bench/tempFolder'
import { type State, stateOf } from './state'
import { visit } from './visit'

/** One visit in so many plays a run of the game; the others stop it in its countdown. */
const PLAYS_EVERY = 5

export interface VisitsOptions {
  /** Folder of the build. */
  dist: string
  /** Draws which visits play; without it every fifth does. */
  seed?: number | undefined
  /** Visits after which the page is measured; the last one always is. */
  marks: ReadonlySet<number>
  /** Asked after each visit, by its number from 1. */
  isLast: (visit: number) => boolean
}

/**
 * Makes visit after visit on one page of the built product with its server stopped.
 * @returns what the page held at the marks and after the last visit
 * @throws Error that names the visit which could not be made
 */
export async function makeVisits({ dist, seed, marks, isLast }: VisitsOptions): Promise<State[]> {
  const random = seed === undefined ? null : seededRandom(seed)
  const kiosk = await createSites(dist).kiosk()
  const profile = copyOf(await kiosk.visitedProfile(), 'visits')
  try {
    return await withBrowser(profile, { touch: true, scripts: ['map', 'rowCounts'] }, async (session) => {
      await session.page.goto(`${kiosk.url}/welcome?lang=en`)
      await until(session.page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      const states: State[] = []
      for (let number = 1; ; number += 1) {
        const playsOn = random ? random.next() < 1 / PLAYS_EVERY : number % PLAYS_EVERY === 0
        await visit(session.page, { playsOn }).catch((error: Error) => {
          throw new Error(`visit ${number}: ${error.message}`, { cause: error })
        })
        const ends = isLast(number)
        if (!ends && !marks.has(number)) continue
        const state = await stateOf(session, profile, number)
        console.log(`visit ${number}: ${state.heapMb.toFixed(2)} MB, ${state.nodes} nodes`)
        states.push(state)
        if (ends) return states
      }
    })
  } finally {
    removeFolder(profile)
  }
}
