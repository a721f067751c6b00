import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { type Manifest, type ManifestDataset, ManifestSchema } from '../../../../src/data/schemas/manifest'
import { DATASETS, DEMO_DATA_FOLDER } from '../datasets'
import { sha256 } from '../files'
import { CROSS_RULES, checkRules, type RuleReport } from './crossRules'
import { DAY_PASS_RULES } from './days/passes'
import { issuesOf } from './issues'
import { PATH_RULES } from './paths'
import { ROUTE_RULES } from './routes'
import type { DemoData } from './rule'
import { TURNED_RULES } from './shifted'
import { SPEED_RULES } from './speeds'

/** A device reads a file whole: no more than about two megabytes of it at once. */
const MAX_FILE_LENGTH = 2_000_000

/** What is wrong with the demo data, and what was checked across datasets. */
export interface Validation {
  /** A plain sentence each, those of the rules included. */
  problems: string[]
  /** Empty while a dataset by itself is wrong: rules need rows that keep their schemas. */
  rules: RuleReport[]
  /** All rows; null while a dataset by itself is wrong. */
  data: DemoData | null
}

/**
 * Everything that is wrong with the demo data in `folder`. Never throws for wrong data: a missing or
 * unreadable file is a problem like others.
 */
export async function validateDemoData(folder: string = DEMO_DATA_FOLDER): Promise<Validation> {
  const manifestFile = await readJson(`${folder}/manifest.json`)
  if (manifestFile === null) return failed(['manifest.json is missing or not JSON'])
  const parsed = v.safeParse(ManifestSchema, manifestFile.value)
  if (!parsed.success) return failed(issuesOf('manifest.json', parsed.issues))
  const manifest = parsed.output
  const read = await Promise.all(manifest.datasets.map((dataset) => readDataset(folder, dataset)))
  const problems = [...completeness(folder, manifest), ...read.flatMap((dataset) => dataset.problems)]
  if (problems.length > 0) return failed([...new Set(problems)])
  const data = Object.fromEntries(read.map(({ name, rows }) => [name, rows])) as unknown as DemoData
  const rules = checkRules(data, [
    ...CROSS_RULES,
    ...PATH_RULES,
    ...ROUTE_RULES,
    ...SPEED_RULES,
    ...DAY_PASS_RULES,
    ...TURNED_RULES,
  ])
  return {
    problems: rules.flatMap(({ says, problems }) => problems.map((problem) => `${says}: ${problem}`)),
    rules,
    data,
  }
}

const failed = (problems: string[]): Validation => ({ problems, rules: [], data: null })

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

interface ReadDataset {
  name: string
  rows: unknown[]
  problems: string[]
}

async function readDataset(folder: string, dataset: ManifestDataset): Promise<ReadDataset> {
  const { name, file } = dataset
  const wrong = (...problems: string[]): ReadDataset => ({ name, rows: [], problems })
  const source = DATASETS.find((set) => set.name === name)
  if (!source) return wrong(`no dataset is called ${name}`)
  const content = await readJson(`${folder}/${file}`)
  if (content === null) return wrong(`${file} is missing or not JSON`)
  const hash =
    sha256(content.text) === dataset.sha256 ? [] : [`${file} is not the file of the manifest (SHA-256)`]
  const size =
    content.text.length <= MAX_FILE_LENGTH ? [] : [`${file} has more than ${MAX_FILE_LENGTH} characters`]
  const rows: unknown = Object(content.value)[name]
  if (!Array.isArray(rows)) return wrong(...hash, `${file} has no list of ${name}`)
  const count =
    rows.length === dataset.rows
      ? []
      : [`${file} has ${rows.length} ${name}, the manifest says ${dataset.rows}`]
  return { name, rows, problems: [...hash, ...size, ...count, ...source.problems(rows)] }
}

async function readJson(path: string): Promise<{ text: string; value: unknown } | null> {
  try {
    const text = await readFile(path, 'utf8')
    return { text, value: JSON.parse(text) }
  } catch {
    return null
  }
}
