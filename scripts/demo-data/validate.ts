import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type Manifest, type ManifestDataset, ManifestSchema } from '../../src/data/schemas/manifest'
import { DATASETS, DEMO_DATA_FOLDER } from './datasets'
import { sha256 } from './files'
import { issuesOf } from './issues'

/**
 * Everything that is wrong with the demo data in `folder`, a plain sentence each; empty when
 * nothing is. Never throws for wrong data: a missing or unreadable file is a problem like others.
 */
export async function validateDemoData(folder: string = DEMO_DATA_FOLDER): Promise<string[]> {
  const manifestFile = await readJson(`${folder}/manifest.json`)
  if (manifestFile === null) return ['manifest.json is missing or not JSON']
  const parsed = v.safeParse(ManifestSchema, manifestFile.value)
  if (!parsed.success) return issuesOf('manifest.json', parsed.issues)
  const manifest = parsed.output
  const perDataset = await Promise.all(manifest.datasets.map((dataset) => datasetProblems(folder, dataset)))
  return [...completeness(folder, manifest), ...perDataset.flat()]
}

function completeness(folder: string, { datasets }: Manifest): string[] {
  const listed = new Set(datasets.map(({ file }) => file))
  const strays = readdirSync(folder).filter((file) => file !== 'manifest.json' && !listed.has(file))
  return [
    ...strays.map((file) => `${file} is not in the manifest`),
    ...DATASETS.filter(
      ({ name, file }) => !datasets.some((set) => set.name === name && set.file === file),
    ).map(({ name, file }) => `the manifest lacks ${name} in ${file}`),
  ]
}

async function datasetProblems(folder: string, dataset: ManifestDataset): Promise<string[]> {
  const { name, file } = dataset
  const source = DATASETS.find((set) => set.name === name)
  if (!source) return [`no dataset is called ${name}`]
  const content = await readJson(`${folder}/${file}`)
  if (content === null) return [`${file} is missing or not JSON`]
  const hash =
    sha256(content.text) === dataset.sha256 ? [] : [`${file} is not the file of the manifest (SHA-256)`]
  const rows: unknown = Object(content.value)[name]
  if (!Array.isArray(rows)) return [...hash, `${file} has no list of ${name}`]
  const count =
    rows.length === dataset.rows
      ? []
      : [`${file} has ${rows.length} ${name}, the manifest says ${dataset.rows}`]
  return [...hash, ...count, ...source.problems(rows)]
}

async function readJson(path: string): Promise<{ text: string; value: unknown } | null> {
  try {
    const text = await readFile(path, 'utf8')
    return { text, value: JSON.parse(text) }
  } catch {
    return null
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await validateDemoData()
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'Demo data is fine.' : `Demo data has ${problems.length} problems.`)
  if (problems.length > 0) process.exitCode = 1
}
