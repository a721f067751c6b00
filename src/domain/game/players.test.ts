import { describe, expect, it } from 'vitest'
import { type SeededRandom, seededRandom } from '#domain/base/seededRandom'
import { ALL_CHALLENGES, ruleOf } from './challenges'
import type { Run, RunSetup, RunStep } from './gameTypes'
import { isRankable } from './rankable'
import { promptOf, startRun, takeStep } from './run'
import { titleOf } from './titles'

const setupOf = (seed: number): RunSetup => ({
  kind: 'ranked',
  deck: 'full',
  seed,
  lengthMs: 90_000,
  available: ALL_CHALLENGES,
})

/** Skill of a player: time as a share of par, and time to read a prompt, milliseconds. */
interface Skill {
  from: number
  to: number
  readMs: number
}
const NOVICE: Skill = { from: 0.8, to: 1.25, readMs: 500 }
const STRONG: Skill = { from: 0.6, to: 0.85, readMs: 300 }

/** Plays until the time is up, arriving at the right screen half-way to each find. */
function play(seed: number, { from, to, readMs }: Skill): Run {
  const random: SeededRandom = seededRandom(seed + 1000)
  let run = startRun(setupOf(seed))
  for (let prompt = promptOf(run); prompt !== null; prompt = promptOf(run)) {
    const tookMs = Math.round(ruleOf(prompt).parMs * (from + random.next() * (to - from)) + readMs)
    run = takeStep(run, { kind: 'progress', atMs: run.promptAtMs + Math.round(tookMs / 2) })
    run = takeStep(run, { kind: 'done', atMs: run.promptAtMs + tookMs })
  }
  return run
}

/** Presses everything ten times a second; each press is a find or a skip. */
function mash(seed: number, kinds: readonly RunStep['kind'][]): Run {
  let run = startRun(setupOf(seed))
  for (let atMs = 0; run.end === null; atMs += 100)
    for (const kind of kinds) run = takeStep(run, { kind, atMs } as RunStep)
  return run
}

const storedAs = ({ setup, steps, score }: Run) => ({
  ...{ id: 'r', event: 'Expo', startedAt: '2026-11-22T15:00:00Z', day: '2026-11-22' },
  ...{ pack: 'pharos-demo', packVersion: 1, initials: null, hidden: 0 as const },
  ...{ setup, steps, score },
})

const games = (skill: Skill) => Array.from({ length: 200 }, (_, seed) => play(seed, skill))
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

describe('a scripted player', () => {
  it('who is a novice finds nine or ten and earns 1,600 to 2,200', () => {
    const runs = games(NOVICE)
    const scores = runs.map(({ score }) => score)
    expect([9, 10]).toContain(middle(runs.map(({ finds }) => finds.length)))
    expect(scores.filter((score) => score >= 1600 && score <= 2200).length).toBeGreaterThan(180)
    expect(titleOf(middle(scores))).toBe('fleetManager')
    expect(runs.map(storedAs).every(isRankable)).toBe(true)
  })

  it('who is strong earns about 3,500 and is a Fleet Hero', () => {
    const runs = games(STRONG)
    const scores = runs.map(({ score }) => score)
    expect(Math.abs(middle(scores) - 3500)).toBeLessThan(200)
    expect(titleOf(middle(scores))).toBe('fleetHero')
    expect(runs.map(storedAs).every(isRankable)).toBe(true)
  })

  it('who is faster than anybody stays under what a challenge code holds', () => {
    const run = play(1, { from: 0, to: 0, readMs: 400 })
    expect(run.finds).toHaveLength(16)
    expect(run.end).toBe('finished')
    expect(titleOf(run.score)).toBe('legend')
    expect(run.score).toBeLessThan(8192)
    expect(isRankable(storedAs(run))).toBe(true)
  })

  it('who mashes is not ranked, whatever the score', () => {
    const run = mash(1, ['done', 'skip'])
    expect(run.finds.length).toBeGreaterThan(0)
    expect(isRankable(storedAs(run))).toBe(false)
  })

  it('who only mashes the skip is out of skips after the third, without a point', () => {
    const run = mash(1, ['skip', 'progress'])
    expect(run).toMatchObject({ score: 0, skipsLeft: 0, position: 3, end: 'time', bestStreak: 0 })
    expect(titleOf(run.score)).toBe('rookie')
  })
})
