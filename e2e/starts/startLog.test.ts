import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { planOf } from './plan'
import type { StartResult } from './result'
import { appendResult, readResults } from './startLog'

const result = (seed: number, build: string, outcome: StartResult['outcome']): StartResult => ({
  ...planOf(seed, 'chromium'),
  build,
  outcome,
  shownMs: 1,
  answeredMs: 2,
  loads: 1,
  taps: 1,
  tookMs: 3,
})

it('gives one result of each seed of a build, also after a run that was cut off in mid-line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-starts-'))
  const file = join(folder, 'log.jsonl')
  try {
    expect(readResults(file)).toEqual([])
    appendResult(file, result(1, 'old', 'none'))
    appendResult(file, result(1, 'new', 'not-run'))
    appendFileSync(file, '{"seed":2,\n')
    appendResult(file, result(1, 'new', 'screen'))
    expect(readResults(file, 'new').map(({ seed, outcome }) => [seed, outcome])).toEqual([[1, 'screen']])
    expect(readResults(file, 'old').map(({ outcome }) => outcome)).toEqual(['none'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('keeps a failure and a lost navigation when their seeds are replayed well', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-starts-'))
  const file = join(folder, 'log.jsonl')
  try {
    for (const outcome of ['screen', 'none', 'lost', 'screen', 'not-run'] as const)
      appendResult(file, result(1, 'new', outcome))
    for (const outcome of ['lost', 'screen', 'not-run'] as const)
      appendResult(file, result(2, 'new', outcome))
    expect(readResults(file, 'new').map(({ outcome }) => outcome)).toEqual(['none', 'lost'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
