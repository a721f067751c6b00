import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestFolder, testFolder } from '../../start/testing/dist'
import { importedExports } from './importedExports'
import { importFolder } from './importFolder'

let folder: TestFolder
beforeEach(() => {
  folder = testFolder()
})
afterEach(() => folder.remove())

const open = async () => {
  const imports = importedExports(async () => 0, importFolder(`${folder.path}/imports`))
  await imports.restored()
  return imports
}

function anExport(device: string, exportedAt = '2026-11-21T22:00:00.000Z'): string {
  const sha256 = createHash('sha256').update('').digest('hex')
  const kind = 'pharos-interactions'
  return `${JSON.stringify({ kind, device, build: '1', schema: 1, exportedAt, handOver: false, count: 0, sha256 })}\n`
}

it('are there after a restart, the newest of each kiosk, until they are removed', async () => {
  const first = await open()
  await first.add('a', anExport('../kiosk-1'))
  await first.add('b', anExport('../kiosk-1', '2026-11-22T22:00:00.000Z'))
  await first.add('c', anExport('kiosk-2'))
  const second = await open()
  expect(second.kiosks().map(({ device, exportedAt }) => [device, exportedAt.slice(8, 10)])).toEqual([
    ['../kiosk-1', '22'],
    ['kiosk-2', '21'],
  ])
  await second.remove('../kiosk-1')
  expect((await open()).kiosks().map(({ device }) => device)).toEqual(['kiosk-2'])
  expect(readdirSync(`${folder.path}/imports`)).toHaveLength(1)
})

it('that were damaged on the disk are left out, and the others shown', async () => {
  const first = await open()
  await first.add('a', anExport('kiosk-1'))
  const [name = ''] = readdirSync(`${folder.path}/imports`)
  folder.write(`imports/${name}`, readFileSync(`${folder.path}/imports/${name}`).subarray(0, 40))
  await first.add('b', anExport('kiosk-2'))
  expect((await open()).kiosks().map(({ device }) => device)).toEqual(['kiosk-2'])
})
