import { mkdirSync, writeFileSync } from 'node:fs'
import { runSteps } from './runSteps'
import { STEPS } from './steps'

// npm run check: types, lint, layers, catalogs, data, dead code. `-- layers types` runs the steps of those names.
const wanted = process.argv.slice(2)
const steps = STEPS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
const started = performance.now()

const results = await runSteps(steps, 2, ({ name, passed, seconds, output }) => {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${seconds.toFixed(1).padStart(5)} s  ${name}`)
  for (const line of output.split('\n'))
    if (line.startsWith('skipped: ')) console.log(`                ${line}`)
})

const failed = results.filter(({ passed }) => !passed)
for (const { name, output } of failed) console.log(`\n--- ${name}\n${output.trim() || '(it said nothing)'}`)
mkdirSync('.cache', { recursive: true })
writeFileSync(
  '.cache/check.json',
  JSON.stringify({ passed: results.length - failed.length, failed: failed.length }),
)
console.log(
  `\ncheck: ${results.length - failed.length} of ${results.length} in order, ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0
