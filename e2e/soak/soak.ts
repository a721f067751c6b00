import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { endWithoutBuild } from '../drivers/site'
import { buildHash } from './harness/build'
import { WalkLog } from './harness/log'
import { soakOptions } from './options'
import { type Soak, soakPage, summaryLine } from './page'
import { runSoak } from './run'
import { TOOLS } from './tools'

// npm run soak: everything that walks by seed, with seeds that this build was not walked with, and a page of what it found.
const PAGE = '.cache/soak/report.html'

const { minutes, only, seed } = soakOptions(process.argv.slice(2))
endWithoutBuild()
const build = buildHash()
const log = new WalkLog(build)
const before = [...log.all()]
const began = new Date().toISOString()
const asked = TOOLS.filter(({ name }) => only.includes(name)).map((tool) => ({
  ...tool,
  missing: tool.missing(),
}))

/** @returns the exit code so far */
function write(state: Soak['state']): number {
  const now = log.all().slice(before.length)
  const soak: Soak = { build, began, minutes, state, tools: asked, now, before }
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(
    PAGE,
    soakPage(soak, (file) => relative(dirname(PAGE), file)),
  )
  if (state !== 'still going on') console.log(`\n${PAGE}\n${summaryLine(soak)}`)
  return now.some(({ findings }) => findings.length > 0) ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(write('ended by hand') || 130))

for (const { name, missing } of asked) if (missing) console.log(`${name} not run: ${missing}`)
await runSoak(
  TOOLS.filter(({ name }) => asked.some((tool) => tool.name === name && !tool.missing)),
  { minutes, seed, log, onWalked: () => void write('still going on') },
)
process.exitCode = write('ended')
