import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { LOCALES } from '#domain/base/locale'
import { Dist } from './dist'
import { type Expected, type Measured, measure } from './measure'
import type { ChunkInfo } from './siteGraph'
import { budgetTable, isBroken } from './table'

// npm run budgets: the built site against the budget table; exits 1 when one breaks.
const { rows, problems } = measureBuild()
const broken = rows.filter(isBroken)
if (rows.length > 0) console.log(budgetTable(rows))
for (const { name } of broken) console.error(`over budget: ${name}`)
for (const problem of problems) console.error(`broken: ${problem}`)

const failed = broken.length + problems.length
const passed = rows.filter(({ limit }) => limit !== undefined).length - broken.length
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/budgets.json', `${JSON.stringify({ passed, failed, rows, problems }, null, 1)}\n`)
console.log(`budgets: ${passed} kept, ${failed} broken`)
process.exitCode = failed > 0 ? 1 : 0

function measureBuild(): Measured {
  const chunksFile = '.cache/chunks.json'
  if (!existsSync('dist') || !existsSync(chunksFile)) {
    return { rows: [], problems: [`dist or ${chunksFile} is missing: npm run build`] }
  }
  const chunks = JSON.parse(readFileSync(chunksFile, 'utf8')) as Record<string, ChunkInfo>
  return measure(new Dist('dist'), chunks, expectedOfSource())
}

/** What the source promises: a feature or a vendor that is there must show up in the build. */
function expectedOfSource(): Expected {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const features = existsSync('src/features') ? readdirSync('src/features') : []
  return {
    locales: LOCALES,
    features: features.filter((name) => name !== 'welcome'),
    areas: [
      ...('react-aria-components' in dependencies ? (['kit'] as const) : []),
      ...('maplibre-gl' in dependencies ? (['map'] as const) : []),
    ],
  }
}
