import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { WalkLog } from '../harness/log'
import { planOf } from './plan'
import { resultsBySeed, type StartResult } from './results'

const folder = mkdtempSync(join(tmpdir(), 'pharos-starts-'))
const file = join(folder, 'log.jsonl')
afterEach(() => rmSync(file, { force: true }))

function write(build: string, seed: number, ...outcomes: StartResult['outcome'][]): void {
  for (const outcome of outcomes) {
    const times = { shownMs: 1, answeredMs: 2, loads: 1, taps: 1 }
    const detail: StartResult = { ...planOf(seed, 'chromium'), outcome, ...times }
    new WalkLog(build, file).add({ tool: 'starts', seed, seconds: 1, count: 1, findings: [], detail })
  }
}
const read = (build: string) => resultsBySeed(new WalkLog(build, file).of('starts'))

it('gives one result of each seed of a build, also after a run that was cut off in mid-line', () => {
  expect(read('new')).toEqual([])
  write('old', 1, 'none')
  write('new', 1, 'not-run')
  appendFileSync(file, '\n{"seed":2,\n')
  write('new', 1, 'screen')
  expect(read('new').map(({ seed, outcome }) => [seed, outcome])).toEqual([[1, 'screen']])
  expect(read('old').map(({ outcome }) => outcome)).toEqual(['none'])
})

it('keeps a failure and a lost navigation when their seeds are replayed well', () => {
  write('new', 1, 'screen', 'none', 'lost', 'screen', 'not-run')
  write('new', 2, 'lost', 'screen', 'not-run')
  expect(read('new').map(({ outcome }) => outcome)).toEqual(['none', 'lost'])
})
