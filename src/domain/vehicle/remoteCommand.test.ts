import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  commandResult,
  expireHorn,
  HORN_MS,
  hornSecondsLeft,
  INITIAL_REMOTE_STATE,
  isReachable,
  REMOTE_COMMANDS,
  type RemoteEvent,
  type RemoteState,
  remoteReducer,
} from './remoteCommand'
import { VEHICLE_STATUSES } from './vehicle'

const ACTIVE_COMMANDS = ['lock', 'unlock', 'hornOn', 'hornOff'] as const

describe('the answer of a command', () => {
  it('is success where the visit may send commands', () => {
    for (const command of ACTIVE_COMMANDS) expect(commandResult(command, true)).toEqual({ done: command })
  })

  it('is "not active" for every command where it may not', () => {
    for (const command of REMOTE_COMMANDS) expect(commandResult(command, false)).toBe('inactive')
  })

  it('is "not active" for start and stop in every visit', () => {
    for (const command of ['start', 'stop'] as const) expect(commandResult(command, true)).toBe('inactive')
  })
})

it('a command gets to a vehicle that is connected or valid, and to no other', () => {
  expect(VEHICLE_STATUSES.filter(isReachable)).toEqual(['connected', 'valid'])
})

it('an ignition that was turned on is on, with or without a horn', () => {
  expect(remoteReducer(INITIAL_REMOTE_STATE, 'doorOpened', 0).ignitionOn).toBe(false)
  const sounding = remoteReducer(INITIAL_REMOTE_STATE, 'hornOn', 0)
  for (const before of [INITIAL_REMOTE_STATE, sounding]) {
    const after = remoteReducer(before, 'ignitionOn', 1000)
    expect(after.ignitionOn).toBe(true)
    expect(remoteReducer(after, 'lock', 2000).ignitionOn).toBe(true)
  }
})

const events = fc.constantFrom<RemoteEvent[]>(...ACTIVE_COMMANDS, 'doorOpened', 'ignitionOn')
/** Events, each with the milliseconds before it. */
const eventSequence = fc.array(fc.tuple(events, fc.integer({ min: 0, max: 40_000 })), { maxLength: 20 })

function applyEvents(steps: [RemoteEvent, number][]): { state: RemoteState; nowMs: number } {
  let state = INITIAL_REMOTE_STATE
  let nowMs = 1_000_000
  for (const [event, afterMs] of steps) {
    nowMs += afterMs
    state = remoteReducer(state, event, nowMs)
  }
  return { state, nowMs }
}

describe('horn and lights', () => {
  it('are on until 30 seconds are over, and not a millisecond longer', () => {
    const on = remoteReducer(INITIAL_REMOTE_STATE, 'hornOn', 500)
    expect(expireHorn(on, 500 + HORN_MS - 1)).toBe(on)
    expect(expireHorn(on, 500 + HORN_MS)).toMatchObject({ hornUntilMs: null, hornEnd: 'time' })
  })

  it.each(['doorOpened', 'ignitionOn'] as const)('go off by %s', (event) => {
    const on = remoteReducer(INITIAL_REMOTE_STATE, 'hornOn', 0)
    expect(remoteReducer(on, event, 5000)).toMatchObject({ hornUntilMs: null, hornEnd: event })
  })

  it('went off by the clock where the door opens later', () => {
    const on = remoteReducer(INITIAL_REMOTE_STATE, 'hornOn', 0)
    expect(remoteReducer(on, 'doorOpened', HORN_MS + 5).hornEnd).toBe('time')
  })

  it('begin anew with another command', () => {
    const on = remoteReducer(INITIAL_REMOTE_STATE, 'hornOn', 0)
    expect(hornSecondsLeft(remoteReducer(on, 'hornOn', 12_000), 12_000)).toBe(30)
  })

  it('count whole seconds down to 1', () => {
    const on = remoteReducer(INITIAL_REMOTE_STATE, 'hornOn', 0)
    expect([0, 1, 1000, 29_999].map((now) => hornSecondsLeft(on, now))).toEqual([30, 30, 29, 1])
  })

  it('never last longer than 30 seconds, also when the clock was set back', () => {
    fc.assert(
      fc.property(eventSequence, fc.integer({ min: -100_000, max: 100_000 }), (steps, laterMs) => {
        const { state, nowMs } = applyEvents(steps)
        const seconds = hornSecondsLeft(state, nowMs + laterMs)
        return seconds >= 0 && seconds <= 30 && (laterMs < HORN_MS || seconds === 0)
      }),
    )
  })

  it('are on exactly when the last event about them, within 30 seconds, turned them on', () => {
    fc.assert(
      fc.property(eventSequence, (steps) => {
        const { state, nowMs } = applyEvents(steps)
        const ends = ['hornOn', 'hornOff', 'doorOpened', 'ignitionOn']
        const last = steps.findLastIndex(([event]) => ends.includes(event))
        const sinceMs = steps.slice(last + 1).reduce((total, [, afterMs]) => total + afterMs, 0)
        const expected = last >= 0 && steps[last]?.[0] === 'hornOn' && sinceMs < HORN_MS
        return (expireHorn(state, nowMs).hornUntilMs !== null) === expected
      }),
    )
  })
})

describe('the doors', () => {
  it('are as the last command said, whatever else happens', () => {
    fc.assert(
      fc.property(eventSequence, (steps) => {
        const lastCommand = steps.findLast(([event]) => event === 'lock' || event === 'unlock')?.[0]
        return applyEvents(steps).state.locked === (lastCommand === undefined ? null : lastCommand === 'lock')
      }),
    )
  })
})
