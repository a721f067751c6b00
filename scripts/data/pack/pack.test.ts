import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CheckedPack, checkPack } from '#domain/booth/packs/checkPack'
import { CHECKER } from './checker'
import { buildPack, PackFolderError, packPath, shippedFiles, writeFolder } from './packFolder'
import { rename } from './rename'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const HEAD = { pack: 'harbor-lines', version: 1, name: 'Harbor Lines' }
const checked = (): Promise<CheckedPack> => checkPack(JSON.stringify(buildPack(folder)), CHECKER)

it('makes a template of the shipped data that builds into a pack', async () => {
  writeFolder(folder, HEAD, shippedFiles())
  const { rows, file } = await checked()
  expect([file.pack, rows.get('vehicles')?.length, rows.get('trips')?.length]).toEqual([
    'harbor-lines',
    48,
    829,
  ])
})

it('generates the shipped story under the names of a customer, with every reference whole', async () => {
  const names = { company: 'Harbor Lines', fleets: ['North Quay', 'South Quay'], label: 'Truck {n}' }
  writeFolder(folder, HEAD, rename(shippedFiles(), names))
  const { rows, file } = await checked()
  const text = Object.values(file.files).join('\n')
  expect(text).not.toMatch(/"Fleet (One|Two)"|"Unit \d+"|"Okafor Field Services"/)
  expect(rows.get('fleets')).toMatchObject([{ name: 'North Quay' }, { name: 'South Quay' }])
  expect(rows.get('recalls')?.[0]).toMatchObject({ label: expect.stringMatching(/^Truck \d+$/) })
})

it('says by its whole path where a pack is written', () => {
  expect(packPath(HEAD)).toBe(resolve('harbor-lines-1.pack.json'))
  expect(packPath(HEAD, join(folder, 'mine.json'))).toBe(join(folder, 'mine.json'))
})

it('writes over nothing', () => {
  writeFileSync(join(folder, 'mine.txt'), '')
  expect(() => writeFolder(folder, HEAD, shippedFiles())).toThrow(PackFolderError)
})

it('names the file and the dataset that it cannot build from', () => {
  writeFolder(folder, HEAD, new Map([['all.json', { announcements: [] }]]))
  writeFileSync(join(folder, 'all.json'), '{"rockets": []}')
  expect(() => buildPack(folder)).toThrow('all.json: there is no dataset rockets.')
  writeFileSync(join(folder, 'all.json'), readFileSync(join(folder, 'pack.json')).subarray(0, 9))
  expect(() => buildPack(folder)).toThrow(PackFolderError)
})
