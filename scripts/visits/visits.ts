import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeVisits } from './run'
import { visitsTable } from './table'

// npm run visits: visit after visit on one page of the built product with its server stopped, and what it holds.
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '200' },
    /** The visits after which the page is measured; the last one always is. */
    marks: { type: 'string', default: '5,20,50,100,150' },
    /** No visit begins after so many minutes; the last state is told nevertheless. */
    minutes: { type: 'string', default: '60' },
    /** Draws which visits play the game; without it every fifth does. */
    seed: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
  },
})
if (!existsSync(join(values.dist, 'sw.js'))) {
  console.error(`No finished build in ${values.dist}: run "npm run build" first.`)
  process.exit(1)
}
const endsAtMs = performance.now() + Number(values.minutes) * 60_000
const states = await makeVisits({
  dist: values.dist,
  seed: values.seed === undefined ? undefined : Number(values.seed),
  marks: new Set(values.marks.split(',').map(Number)),
  isLast: (number) => number >= Number(values.visits) || performance.now() > endsAtMs,
})
console.log(`\n${visitsTable(states)}`)
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/visits.json', `${JSON.stringify(states, null, 1)}\n`)
