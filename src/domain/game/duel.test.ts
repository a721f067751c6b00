import { describe, expect, it } from 'vitest'
import { A_SETUP } from '#domain/testing/gameRun'
import { promptPairs, winnerOf } from './duel'
import type { Run } from './gameTypes'
import { replayRun } from './run'

/** A run with a find after each of these times, milliseconds; null is a skip. */
function aRun(...times: readonly (number | null)[]): Run {
  let atMs = 0
  const steps = times.map((tookMs) => {
    atMs += tookMs ?? 0
    const step = { kind: tookMs === null ? 'skip' : 'done', atMs } as const
    if (tookMs === null) atMs += 1500
    return step
  })
  return replayRun(A_SETUP, steps)
}

describe('two runs of the same deck', () => {
  const [one, two, three] = replayRun(A_SETUP, []).deck

  it('have one winner, unless their scores are equal', () => {
    expect(winnerOf([2338, 2337])).toBe(0)
    expect(winnerOf([0, 1])).toBe(1)
    expect(winnerOf([2338, 2338])).toBeNull()
  })

  it('say of each prompt that either found who was quicker', () => {
    expect(promptPairs([aRun(2000, 5000), aRun(3000, 4000)])).toEqual([
      { challenge: one, tookMs: [2000, 3000], quicker: 0 },
      { challenge: two, tookMs: [5000, 4000], quicker: 1 },
    ])
  })

  it('count a prompt for the one that alone found it, and leave out what neither did', () => {
    expect(promptPairs([aRun(null, 5000), aRun(null, null, 4000)])).toEqual([
      { challenge: two, tookMs: [5000, null], quicker: 0 },
      { challenge: three, tookMs: [null, 4000], quicker: 1 },
    ])
  })

  it('are level on a prompt where a screen shows the same time', () => {
    const [pair] = promptPairs([aRun(2110), aRun(2140)])
    expect(pair?.quicker).toBeNull()
  })
})
