import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folderLock'
import { openStore } from './openStore'
import { record } from './testing/service'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder that a live process holds is not taken', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
  release()
  lockFolder(folder)()
  expect(existsSync(join(folder, 'owner.pid'))).toBe(false)
})

test.each(['a dead process', 'nonsense'])('a claim left by %s is taken over', (owner) => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, 'owner.pid'), owner === 'nonsense' ? 'x' : String(pid))
  expect(() => lockFolder(folder)()).not.toThrow()
})

test.runIf(process.platform === 'linux')(
  'a claim from before a power cut is taken over, though its process number is in use again',
  () => {
    writeFileSync(join(folder, 'owner.pid'), `${process.pid} another-start/1`)
    expect(() => lockFolder(folder)()).not.toThrow()
  },
)

test('records outlive a restart of the embedded database, and two cannot open it', async () => {
  const first = await openStore({ METRICS_DATA: folder })
  await first.insert(record())
  await expect(openStore({ METRICS_DATA: folder })).rejects.toThrow('in use')
  await first.close()
  const second = await openStore({ METRICS_DATA: folder })
  expect(await second.all()).toHaveLength(1)
  await second.close()
}, 120_000)
