import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Manifest } from '../../../../src/data/schemas/manifest'
import { DATASETS } from '../datasets'
import { makeFiles, renderFile, sha256 } from '../files'
import { DEMO_PACK } from '../pack'
import { committedRows } from '../testing/committedRows'
import { validateDemoData } from './validate'

// That nothing is wrong with the data in the repository is a step of `npm run check`.
const rows = committedRows()
const { manifest, contents } = makeFiles(
  DEMO_PACK,
  DATASETS.map((dataset) => ({ ...dataset, build: () => rows[dataset.name] })),
)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-data-'))
  for (const [file, content] of contents) writeFileSync(join(folder, file), content)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const write = (file: string, content: string): void => writeFileSync(join(folder, file), content)
const writeManifest = (change: (copy: Manifest) => void): void => {
  const copy = structuredClone(manifest)
  change(copy)
  write('manifest.json', JSON.stringify(copy))
}

it('says that there is no manifest', async () => {
  rmSync(join(folder, 'manifest.json'))
  expect((await validateDemoData(folder)).problems).toEqual(['manifest.json is missing or not JSON'])
})

it('says that the manifest is not one', async () => {
  write('manifest.json', '{"pack":"pharos-demo","version":0,"datasets":[]}')
  expect((await validateDemoData(folder)).problems).toContainEqual(
    expect.stringContaining('manifest.json version: '),
  )
})

it('says that a file is missing', async () => {
  rmSync(join(folder, 'vehicles.json'))
  expect((await validateDemoData(folder)).problems).toEqual(['vehicles.json is missing or not JSON'])
})

it('says that a file was changed by hand', async () => {
  write('vehicles.json', `${contents.get('vehicles.json')}\n`)
  expect((await validateDemoData(folder)).problems).toEqual([
    'vehicles.json is not the file of the manifest (SHA-256)',
  ])
})

it('says that the row count is wrong', async () => {
  writeManifest(({ datasets: [vehicles] }) => Object.assign(vehicles ?? {}, { rows: 47 }))
  expect((await validateDemoData(folder)).problems).toEqual([
    'vehicles.json has 48 vehicles, the manifest says 47',
  ])
})

it('says that a file holds no rows', async () => {
  write('vehicles.json', '{}')
  expect((await validateDemoData(folder)).problems).toContain('vehicles.json has no list of vehicles')
})

it('says what is wrong inside the rows', async () => {
  const rows = renderFile([['vehicles', [{ id: 'v-1' }]]])
  write('vehicles.json', rows)
  writeManifest(({ datasets: [vehicles] }) =>
    Object.assign(vehicles ?? {}, { rows: 1, sha256: sha256(rows) }),
  )
  expect((await validateDemoData(folder)).problems).toContainEqual(
    expect.stringContaining('vehicles 0.label: '),
  )
})

it('says that a file is too long to be read at once', async () => {
  write('vehicles.json', `${contents.get('vehicles.json')}${' '.repeat(2_000_000)}`)
  expect((await validateDemoData(folder)).problems).toContain(
    'vehicles.json has more than 2000000 characters',
  )
})

it('says that a file is in no manifest', async () => {
  write('notes.json', '[]')
  expect((await validateDemoData(folder)).problems).toEqual(['notes.json is not in the manifest'])
})

it('says that the manifest lacks a dataset, and has one that nobody makes', async () => {
  writeManifest(({ datasets: [vehicles] }) => Object.assign(vehicles ?? {}, { name: 'boats' }))
  expect((await validateDemoData(folder)).problems).toEqual([
    'the manifest lacks vehicles in vehicles.json',
    'no dataset is called boats',
  ])
})
