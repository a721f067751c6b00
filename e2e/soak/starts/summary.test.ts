import { expect, it } from 'vitest'
import { planOf } from './plan'
import { isFailure, type StartResult } from './results'
import { percentile, summaryLines } from './summary'

const result = (changes: Partial<StartResult>): StartResult => ({
  ...planOf(1, 'chromium'),
  slowdown: 1,
  fault: 'none',
  outcome: 'screen',
  shownMs: 200,
  answeredMs: 300,
  loads: 1,
  taps: 1,
  ...changes,
})

it('takes the nearest rank', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2)
  expect(percentile([4, 1, 3, 2], 0.95)).toBe(4)
  expect(percentile([], 0.5)).toBeNull()
})

it('fails a start without a first screen, but not one on a device slower than 4x', () => {
  expect(isFailure(result({ outcome: 'none' }))).toBe(true)
  expect(isFailure(result({ outcome: 'stuck', slowdown: 4 }))).toBe(true)
  expect(isFailure(result({ outcome: 'none', slowdown: 6 }))).toBe(false)
  expect(isFailure(result({ outcome: 'problem' }))).toBe(false)
})

it('counts by fault and outcome, and names the seeds that failed or were too slow', () => {
  const lines = summaryLines([
    result({ seed: 1 }),
    result({ seed: 2, shownMs: 400, answeredMs: 500 }),
    result({ seed: 3, fault: 'file-lost', outcome: 'none', shownMs: null, answeredMs: null }),
    result({ seed: 4, fault: 'file-lost', outcome: 'none', slowdown: 6, shownMs: null, answeredMs: null }),
    result({ seed: 5, fault: 'worker-stopped', outcome: 'lost', shownMs: null, answeredMs: null }),
  ])
  expect(lines.find((line) => line.startsWith('none '))).toMatch(
    / 2 +0 +0 +0 +0 +0 +200\/400\/400, 300\/500\/500$/,
  )
  expect(lines.find((line) => line.startsWith('file-lost '))).toMatch(/ 0 +0 +0 +2 +0 +0 +-\/-\/-, -\/-\/-$/)
  expect(lines.at(-3)).toBe('failing seeds: 3 (file-lost)')
  expect(lines.at(-2)).toBe('lost by the browser, there at the second try: 5 (worker-stopped)')
  expect(lines.at(-1)).toBe('over the limit at more than 4x: 4 (file-lost)')
})
