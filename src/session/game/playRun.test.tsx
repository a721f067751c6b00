import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Challenge } from '#domain/game/challenges'
import { dealDeck } from '#domain/game/deck'
import type { Run, RunSetup } from '#domain/game/gameTypes'
import { aVehicle } from '#domain/testing/vehicle'
import { publishEvent } from '../events'
import { type TestClock, testClock } from '../testing/testClock'
import { COUNTDOWN_MS, type PlayedRun, playRun, type RunEnding } from './playRun'

const DATA = {
  region: 'us',
  vehicles: [],
  vehicleDays: [],
  driverIds: [],
  targetId: null,
} as const
const goTo = (pathname: string, search: Record<string, string> = {}) =>
  publishEvent({ kind: 'navigated', pathname, search })
const SOFT = {
  frontLeft: 28,
  frontRight: 35,
  rearLeft: 35,
  rearRight: 35,
  recommendedFront: 35,
  recommendedRear: 35,
}
/** What does a challenge of those that these tests play. */
const DO: Partial<Record<Challenge, () => void>> = {
  'ring-the-bell': () => publishEvent({ kind: 'panelOpened' }),
  'where-is-everyone': () => goTo('/0'),
  'go-the-extra-mile': () => goTo('/home', { days: '60' }),
}

let clock: TestClock
let played: PlayedRun
let run: Run | null
let ended: RunEnding | null
let checks: number[]
let visibility: DocumentVisibilityState

function begin(changes: Partial<RunSetup> = {}): void {
  const setup: RunSetup = {
    kind: 'ranked',
    deck: 'full',
    seed: 7,
    lengthMs: 90_000,
    available: ['ring-the-bell', 'where-is-everyone', 'go-the-extra-mile'],
    ...changes,
  }
  played = playRun({
    setup,
    clock,
    startsAtMs: clock.nowMs() + COUNTDOWN_MS,
    data: () => DATA,
    onStart: (next) => (run = next),
    onRun: (next) => (run = next),
    onCheck: (value) => checks.push(value),
    onEnd: (next, how) => {
      run = next
      ended = how
    },
  })
}

/** Begins, and lets the countdown pass over the first screen. */
function beginAtHome(changes: Partial<RunSetup> = {}): void {
  begin(changes)
  goTo('/home')
  clock.pass(COUNTDOWN_MS)
}

const prompt = (): Challenge | undefined => (run ? run.deck[run.position] : undefined)
const doPrompt = () => DO[prompt() ?? 'plug-in']?.()
/** A seed that deals these in this order. */
const seedFor = (...available: Challenge[]) => {
  const deals = (seed: number) => dealDeck({ kind: 'ranked', deck: 'full', seed, lengthMs: null, available })
  return Array.from({ length: 100 }, (_, seed) => seed).find((seed) => deals(seed)[0] === available[0]) ?? -1
}
const lastStep = () => run?.steps.at(-1)

function turn(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  clock = testClock()
  run = null
  ended = null
  checks = []
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  played.drop()
  vi.restoreAllMocks()
})

describe('a run', () => {
  it('begins after the countdown, and counts nothing before it', () => {
    begin()
    goTo('/0')
    publishEvent({ kind: 'panelOpened' })
    expect(run).toBeNull()
    clock.pass(COUNTDOWN_MS)
    expect(run).toMatchObject({ position: 0, steps: [], end: null })
  })

  it('takes a find with the value of its challenge, and turns to the next', () => {
    beginAtHome()
    const first = prompt()
    clock.pass(1_500)
    doPrompt()
    expect(run?.finds).toMatchObject([{ challenge: first, tookMs: 1_500 }])
    expect(checks).toHaveLength(1)
    expect(prompt()).not.toBe(first)
  })

  it('is finished by its last find, and leaves no timer', () => {
    beginAtHome()
    for (let at = 0; at < 3; at += 1) {
      clock.pass(1_000)
      doPrompt()
    }
    expect(run?.end).toBe('finished')
    expect(checks.toSorted((a, b) => a - b)).toEqual([21, 101, 102])
    expect(ended).toEqual({ isStarted: true, hasLeft: false })
    expect(clock.waiting()).toBe(0)
  })

  it('ends at its length, however late the timer is, and takes nothing after it', () => {
    beginAtHome()
    clock.pass(94_000)
    expect(lastStep()).toEqual({ kind: 'end', atMs: 90_000, reason: 'time' })
    const before = run
    doPrompt()
    played.skip()
    played.end('stopped')
    expect(run).toBe(before)
  })

  it('has no end without a clock', () => {
    beginAtHome({ kind: 'practice', lengthMs: null })
    clock.pass(3_600_000)
    expect(run?.end).toBeNull()
    expect(clock.waiting()).toBe(0)
  })
})

describe('a prompt', () => {
  const map = { available: ['where-is-everyone'] } as const

  it('is not done by what held before it appeared, but by the next act there', () => {
    begin(map)
    goTo('/0')
    clock.pass(COUNTDOWN_MS + 2_000)
    expect(run?.finds).toEqual([])
    goTo('/0', { tab: 'places' })
    expect(run?.finds).toMatchObject([{ tookMs: 2_000 }])
  })

  it('that was done sooner than a person can counts once that time has passed', () => {
    beginAtHome(map)
    clock.pass(120)
    goTo('/0')
    goTo('/1')
    expect(run?.finds).toEqual([])
    clock.pass(280)
    expect(run?.finds).toMatchObject([{ tookMs: 400 }])
    expect(checks).toEqual([102])
  })

  it('is not done while the skip before it locks the run', () => {
    beginAtHome()
    clock.pass(1_000)
    played.skip()
    doPrompt()
    clock.pass(2_000)
    expect(run?.finds).toEqual([])
    doPrompt()
    expect(run?.finds).toHaveLength(1)
  })

  it('is not done by a change of the data where the visitor did nothing since', () => {
    const seed = seedFor('ring-the-bell', 'where-is-everyone')
    beginAtHome({ seed, available: ['ring-the-bell', 'where-is-everyone'] })
    clock.pass(1_000)
    goTo('/0')
    publishEvent({ kind: 'panelOpened' })
    expect(prompt()).toBe('where-is-everyone')
    clock.pass(3_000)
    played.recheck()
    expect(run?.finds).toHaveLength(1)
  })

  it('is skipped three times and no more, however often it is pressed', () => {
    beginAtHome({
      available: dealDeck({
        kind: 'ranked',
        deck: 'full',
        seed: 1,
        lengthMs: null,
        available: ['ring-the-bell', 'where-is-everyone', 'go-the-extra-mile', 'plug-in', 'paper-trail'],
      }),
    })
    for (let at = 0; at < 40; at += 1) {
      played.skip()
      clock.pass(200)
    }
    expect(run?.steps.filter(({ kind }) => kind === 'skip')).toHaveLength(3)
    expect(run?.position).toBe(3)
  })

  it('notes the arrival on the way once', () => {
    beginAtHome({ available: ['plug-in'] })
    clock.pass(2_000)
    goTo('/0')
    clock.pass(2_000)
    goTo('/0', { tab: 'places' })
    expect(run?.steps).toEqual([{ kind: 'progress', atMs: 2_000 }])
  })

  it('looks again when the data changes, once the visitor has acted', () => {
    const data = { ...DATA, vehicles: [aVehicle({ id: 'v-1' })] }
    beginAtHome({ available: ['tire-kicker'] })
    played.drop()
    played = playRun({
      setup: { kind: 'ranked', deck: 'full', seed: 1, lengthMs: 90_000, available: ['tire-kicker'] },
      clock,
      startsAtMs: clock.nowMs(),
      data: () => data,
      onStart: (next) => (run = next),
      onRun: (next) => (run = next),
      onCheck: (value) => checks.push(value),
      onEnd: (next) => (run = next),
    })
    clock.pass(1_000)
    goTo('/1/detail/v-1')
    expect(checks).toEqual([])
    data.vehicles = [aVehicle({ id: 'v-1' }, { tirePressure: SOFT })]
    played.recheck()
    expect(checks).toEqual([105])
  })
})

describe('a page that is left', () => {
  it('for 5 s goes on, for longer voids the run', () => {
    beginAtHome()
    turn('hidden')
    clock.pass(5_000)
    turn('visible')
    expect(run?.end).toBeNull()
    turn('hidden')
    clock.pass(5_001)
    turn('visible')
    expect(lastStep()).toMatchObject({ kind: 'end', reason: 'voided' })
  })

  it('in the countdown voids the run too', () => {
    begin()
    turn('hidden')
    clock.shiftWall(60_000)
    turn('visible')
    expect(run?.end).toBe('voided')
    expect(ended).toEqual({ isStarted: false, hasLeft: false })
  })

  it('voids the run where the clock of the page stood still in a sleep', () => {
    beginAtHome()
    dispatchEvent(new Event('pagehide'))
    clock.shiftWall(600_000)
    dispatchEvent(new Event('pageshow'))
    expect(run?.end).toBe('voided')
  })

  it('past the end of the run voids it rather than ends it', () => {
    beginAtHome()
    turn('hidden')
    clock.pass(120_000)
    turn('visible')
    expect(run?.end).toBe('voided')
  })

  it('is not what a set clock looks like', () => {
    beginAtHome()
    clock.shiftWall(3_600_000)
    clock.pass(1_000)
    clock.shiftWall(-86_400_000)
    clock.pass(1_000)
    turn('visible')
    expect(run?.end).toBeNull()
    clock.pass(88_000)
    expect(lastStep()).toEqual({ kind: 'end', atMs: 90_000, reason: 'time' })
  })

  it.each(['/welcome', '/tour', '/game', '/booth'])('for %s voids the run', (pathname) => {
    beginAtHome()
    goTo(pathname)
    expect(run?.end).toBe('voided')
    expect(ended).toEqual({ isStarted: true, hasLeft: true })
  })

  it.each(['/1/detail/v-1', '/7/set/8', '/myba', '/nowhere'])('for %s goes on', (pathname) => {
    beginAtHome()
    goTo(pathname)
    expect(run?.end).toBeNull()
  })
})
