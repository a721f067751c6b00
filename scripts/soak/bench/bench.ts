import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { type BenchOptions, readOptions } from './options'
import { blockedStarts } from './rows/blocked'
import { idleBoard } from './rows/board'
import { clusterFaults } from './rows/cluster'
import { coldStart } from './rows/coldStart'
import { deliverQueue } from './rows/delivery'
import { finishedReport } from './rows/finishedReport'
import { gameBar } from './rows/gameBar'
import { heap } from './rows/heap'
import { longEvent } from './rows/longEvent'
import { longList } from './rows/longList'
import { mapLeave } from './rows/mapLeave'
import { movingVehicles } from './rows/mapVehicles'
import { performanceScreen } from './rows/performance'
import { afterOutage, sustainedInserts } from './rows/receiving'
import { recordCost } from './rows/record'
import { replay } from './rows/replay'
import { rooms } from './rows/rooms'
import { routeStarts } from './rows/routeStarts'
import { ruleEditor } from './rows/ruleEditor'
import { welcomeSizes } from './rows/sizes'
import { switches } from './rows/switches'
import { randomWalk } from './rows/walk'
import { createSites } from './sites'
import { type BenchRow, benchTable, meetsTarget, ratio } from './table'

// npm run bench: speed and memory against their references. A missed target is shown, never a failure of
// the program, unless `--strict`; see options.ts for the other flags.
const options = readOptions(process.argv.slice(2))
const load = loadavg()[0] ?? 0
const { rows, problems } = await run(options)
const missedTargets = rows.filter((row) => meetsTarget(row) === false)

console.log(`\n${benchTable(rows)}\n`)
for (const problem of problems) console.error(`broken: ${problem}`)
const noisy = load > cpus().length / 2
console.log(
  `bench: ${rows.filter((row) => meetsTarget(row)).length} targets kept, ${missedTargets.length} missed, ${problems.length} rows broken; ` +
    `load ${load.toFixed(1)} on ${cpus().length} CPUs at the start${noisy ? ': others were at work, take the numbers as noise' : ''}`,
)
mkdirSync('.cache', { recursive: true })
const result = {
  passed: rows.filter((row) => meetsTarget(row)).length,
  failed: missedTargets.length,
  load,
  options,
  rows: rows.map(withVerdict),
  problems,
}
writeFileSync('.cache/bench.json', `${JSON.stringify(result, null, 1)}\n`)
process.exitCode = problems.length > 0 || (options.strict && missedTargets.length > 0) ? 1 : 0

/** Parts fail independently; the results of the others are kept. */
async function run(wanted: BenchOptions): Promise<{ rows: BenchRow[]; problems: string[] }> {
  const found: BenchRow[] = []
  const problems: string[] = []
  const sites = createSites(wanted.dist)
  const parts = [
    { name: 'cold start', of: [1, 2], work: () => coldStart(sites, wanted) },
    { name: 'blocked starts', of: [21], work: () => blockedStarts(sites, wanted) },
    { name: 'rooms', of: [3, 20], work: () => rooms(sites, wanted) },
    { name: 'record()', of: [4], work: recordCost },
    { name: 'delivery', of: [5], work: () => deliverQueue(sites, wanted) },
    { name: 'language and theme', of: [7], work: () => switches(sites, wanted) },
    { name: 'leaving the map', of: [24], work: () => mapLeave(sites) },
    { name: 'moving vehicles', of: [10], work: movingVehicles },
    { name: 'long list', of: [12, 13], work: () => longList(sites, wanted) },
    { name: 'rule editor', of: [14], work: () => ruleEditor(sites, wanted) },
    { name: 'performance', of: [15], work: () => performanceScreen(sites, wanted) },
    { name: 'finished report', of: [16], work: () => finishedReport(sites, wanted) },
    { name: 'game', of: [18], work: () => gameBar(sites, wanted) },
    { name: 'replay', of: [19], work: () => replay(sites) },
    { name: 'start at each route', of: [22], work: () => routeStarts(sites, wanted) },
    { name: 'board of the idle screen', of: [31], work: () => idleBoard(sites) },
    { name: 'random walk', of: [26], work: () => randomWalk(sites, wanted) },
    { name: 'heap', of: [23], work: () => heap(sites) },
    { name: 'sustained inserts', of: [28], work: sustainedInserts },
    { name: 'after an outage', of: [29], work: afterOutage },
    { name: 'a long event', of: [30], work: longEvent },
    { name: 'cluster', of: [33], work: () => clusterFaults(wanted) },
    { name: 'sizes', of: [6], work: async () => welcomeSizes() },
  ]
  for (const { name, of, work } of parts) {
    if (!wanted.only.some((row) => of.includes(row))) continue
    const started = performance.now()
    try {
      found.push(...(await work()))
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}`)
  }
  return { rows: found, problems }
}

function withVerdict(row: BenchRow) {
  return { ...row, ratio: ratio(row), holds: meetsTarget(row) }
}
