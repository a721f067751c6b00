import { mkdirSync, writeFileSync } from 'node:fs'
import { committedManifest } from './committed'
import { DATASETS, DEMO_DATA_FOLDER } from './datasets'
import { makeFiles } from './files'
import { DEMO_PACK } from './pack'
import { versionProblem } from './plan/version'
import { printReport } from './rules/report'

// npm run demo-data: writes demo-data/ anew. `-- --force` writes changed data under an old version,
// `-- --report` says rule by rule whether the datasets agree.
mkdirSync(DEMO_DATA_FOLDER, { recursive: true })
const { manifest, contents } = makeFiles(DEMO_PACK, DATASETS)
const problem = versionProblem(manifest, committedManifest(DEMO_DATA_FOLDER))

if (problem && !process.argv.includes('--force')) {
  console.error(`${problem} Nothing was written; use --force while you are still trying things.`)
  process.exitCode = 1
} else {
  for (const [file, content] of contents) writeFileSync(`${DEMO_DATA_FOLDER}/${file}`, content)
  if (problem) console.warn(`Forced: ${problem}`)
  for (const { name, rows, sha256 } of manifest.datasets) {
    console.log(`${name}: ${rows} rows, version ${manifest.version}, ${sha256.slice(0, 12)}`)
  }
}

if (process.argv.includes('--report')) await printReport()
