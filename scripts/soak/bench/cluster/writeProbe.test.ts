import { expect, it } from 'vitest'
import { firstConfirmedMs, firstRefusedMs, longestPauseMs, type ProbeSample } from './writeProbe'

const sample = (sentMs: number, doneMs: number, isConfirmed = true): ProbeSample => ({
  ...{ sentMs, doneMs, isConfirmed },
})

it('counts only a confirmed record that was sent after the fault', () => {
  const sentBefore = sample(990, 1_010)
  const failed = sample(1_100, 1_200, false)
  expect(firstConfirmedMs([sentBefore, failed], 1_000)).toBeNull()
  expect(firstConfirmedMs([sentBefore, failed, sample(1_200, 4_500), sample(4_400, 4_450)], 1_000)).toBe(
    4_450,
  )
})

it('finds the first record that was sent after the fault and refused', () => {
  const samples = [sample(900, 1_010, false), sample(1_000, 1_050), sample(1_200, 1_250, false)]
  expect(firstRefusedMs(samples, 1_000)).toBe(1_200)
  expect(firstRefusedMs(samples, 1_201)).toBeNull()
})

it('finds the longest time without a confirmation, also one that begins or ends with the part', () => {
  const samples = [sample(0, 100), sample(100, 200), sample(200, 300, false), sample(800, 900)]
  expect(longestPauseMs(samples, 50, 1_000)).toBe(700)
  expect(longestPauseMs(samples, 50, 2_000)).toBe(1_100)
  expect(longestPauseMs([], 50, 2_000)).toBe(1_950)
})
