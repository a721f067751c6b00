import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { until, withBrowser } from '../bench/browser'
import { createSites } from '../bench/sites'
import { copyOf, removeFolder } from '../bench/tempFolder'
import { type State, stateOf } from './state'
import { visitsTable } from './table'
import { visit } from './visit'

// npm run visits: visit after visit on one page of the built product with its server stopped, and what it holds.
/** Every so many visits a run of the game is waited for and played; the others stop it in its countdown. */
const PLAYS_EVERY = 5

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '200' },
    /** The visits after which the page is measured; the last one always is. */
    marks: { type: 'string', default: '5,20,50,100,150' },
    /** No visit begins after so many minutes; the last state is told nevertheless. */
    minutes: { type: 'string', default: '60' },
    dist: { type: 'string', default: 'dist' },
  },
})
const wanted = Number(values.visits)
const marks = new Set(values.marks.split(',').map(Number))
const endsAtMs = performance.now() + Number(values.minutes) * 60_000

if (!existsSync(join(values.dist, 'sw.js'))) {
  console.error(`No finished build in ${values.dist}: run "npm run build" first.`)
  process.exit(1)
}
const kiosk = await createSites(values.dist).kiosk()
const profile = copyOf(await kiosk.visitedProfile(), 'visits')
try {
  const states = await withBrowser(
    profile,
    { touch: true, scripts: ['map', 'rowCounts'] },
    async (session) => {
      await session.page.goto(`${kiosk.url}/welcome?lang=en`)
      await until(session.page, "document.documentElement.dataset.offline === 'ready'", { everyMs: 100 })
      const found: State[] = []
      for (let number = 1; number <= wanted; number += 1) {
        await visit(session.page, { playsOn: number % PLAYS_EVERY === 0 })
        const isLast = number === wanted || performance.now() > endsAtMs
        if (!isLast && !marks.has(number)) continue
        const state = await stateOf(session, profile, number)
        console.log(`visit ${number}: ${state.heapMb.toFixed(2)} MB, ${state.nodes} nodes`)
        found.push(state)
        if (isLast) break
      }
      return found
    },
  )
  console.log(`\n${visitsTable(states)}`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/visits.json', `${JSON.stringify(states, null, 1)}\n`)
} finally {
  removeFolder(profile)
}
