import { mkdirSync } from 'node:fs'
import { findChromium } from './chromium'
import { sum, summaryLine } from './counts'
import { oneAfterAnother } from './outputs'
import { runStages } from './runStages'
import { type Requirement, STAGES } from './stages'
import { keepTimings, readTimings, timingLines } from './timings'

// npm test: runs everything that CI checks. `-- unit e2e` runs the stages of those names, `-- --timings` prints
// how long everything took in the last run of each stage.
const wanted = process.argv.slice(2)
if (wanted.includes('--timings')) {
  console.log(timingLines(readTimings()).join('\n'))
  process.exit()
}
const stages = STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (stages.length === 0) console.log(`no such stage; there are: ${STAGES.map(({ name }) => name).join(', ')}`)
mkdirSync('.cache', { recursive: true })

const env = { ...process.env }
const missing = new Set<Requirement>()
if (stages.some(({ needs }) => needs.includes('browser'))) {
  const found = findChromium()
  if (found) env.CHROMIUM_PATH = found.path
  else missing.add('browser')
  console.log(
    found ? `Chromium: ${found.path} (${found.how})` : 'Chromium: none found, none could be installed',
  )
}
if (!env.TEST_DATABASE_URL) {
  console.log(
    'skipped: the metrics service on PostgreSQL (TEST_DATABASE_URL is not set; its embedded database is tested)',
  )
}

console.log('skipped: the metrics service on a database cluster (`npm run cluster` starts one to try it)')

if (process.stdout.isTTY) env.FORCE_COLOR ??= '1'

const outputs = oneAfterAnother((text) => process.stdout.write(text))
const results = await runStages(stages, missing, env, outputs.open)

for (const { failures } of results) for (const name of failures) console.log(`FAILED ${name}`)

console.log('')
for (const { name, counts, note } of results)
  console.log(`${name.padEnd(10)}${summaryLine(counts)}${note ? ` (${note})` : ''}`)

const ran = results.filter(({ seconds }) => seconds > 0)
const timings = ran.map(({ name, seconds, cpuSeconds }) => {
  const files = stages.find((stage) => stage.name === name)?.files?.() ?? []
  return { name, seconds, cpuSeconds, files }
})
keepTimings(timings)
console.log(`\n${timingLines(timings).join('\n')}`)
const total = sum(results.map(({ counts }) => counts))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
// CI and people read the summary from the last line.
console.log(`\n${summaryLine(total)}`)
