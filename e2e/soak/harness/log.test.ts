import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { WalkLog } from './log'

const folder = mkdtempSync(join(tmpdir(), 'pharos-soak-'))
const file = join(folder, 'walked.jsonl')
afterEach(() => rmSync(file, { force: true }))

const finding = { sentence: 'A fault.', repeat: 'npm run monkey', files: [] }

it('knows after an interruption what was walked, by tool and build', () => {
  const first = new WalkLog('a', file)
  first.add({ tool: 'monkey', seed: 7, seconds: 2, count: 10, findings: [finding] })
  first.add({ tool: 'starts', seed: 8, seconds: 1, count: 1, findings: [] })
  appendFileSync(file, '\n{"build":"a","tool":"monk')

  const second = new WalkLog('a', file)
  expect(second.all()).toEqual(first.all())
  expect(second.seedsOf('monkey')).toEqual(new Set([7]))
  expect(second.seedsOf('starts')).toEqual(new Set([8]))
  expect(new WalkLog('b', file).all()).toEqual([])
})

it('goes on behind half a line', () => {
  appendFileSync(file, '{"build":"a","tool":"monk')
  const walked = { tool: 'day', seed: 1, seconds: 2, count: 3, findings: [] } as const
  new WalkLog('a', file).add(walked)
  expect(new WalkLog('a', file).all()).toEqual([{ build: 'a', ...walked }])
})
