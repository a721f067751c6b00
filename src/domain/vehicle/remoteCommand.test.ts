import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterRemoteEvent,
  type CommandRules,
  commandAnswer,
  HORN_MS,
  hornSeconds,
  REMOTE_COMMANDS,
  type RemoteEvent,
  type RemoteState,
  settled,
  UNTOUCHED,
} from './remoteCommand'
import { VEHICLE_STATUSES } from './vehicle'

const rules = (changes: Partial<CommandRules> = {}): CommandRules => ({
  allowed: true,
  status: 'connected',
  ...changes,
})
const ANSWERED = ['lock', 'unlock', 'hornOn', 'hornOff'] as const

describe('the answer of a command', () => {
  it('is success where the visit may send commands', () => {
    for (const command of ANSWERED) expect(commandAnswer(command, rules())).toHaveProperty('done')
  })

  it('is "not active" for every command where it may not', () => {
    for (const command of REMOTE_COMMANDS)
      expect(commandAnswer(command, rules({ allowed: false }))).toBe('inactive')
  })

  it('is "not active" for start and stop in every visit and of every vehicle', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom(...VEHICLE_STATUSES),
        fc.constantFrom('start', 'stop' as const),
        (allowed, status, command) => commandAnswer(command, { allowed, status }) === 'inactive',
      ),
    )
  })

  it('says so where the vehicle is not connected', () => {
    expect(commandAnswer('lock', rules({ status: 'nonConnected' }))).toBe('notConnected')
    expect(commandAnswer('lock', rules({ status: 'valid' }))).toHaveProperty('done')
  })
})

const events = fc.constantFrom<RemoteEvent[]>(...ANSWERED, 'doorOpened', 'ignitionOn')
/** Events with the milliseconds that go by before each. */
const story = fc.array(fc.tuple(events, fc.integer({ min: 0, max: 40_000 })), { maxLength: 20 })

function told(steps: [RemoteEvent, number][]): { state: RemoteState; nowMs: number } {
  let state = UNTOUCHED
  let nowMs = 1_000_000
  for (const [event, afterMs] of steps) {
    nowMs += afterMs
    state = afterRemoteEvent(state, event, nowMs)
  }
  return { state, nowMs }
}

describe('horn and lights', () => {
  it('are on until 30 seconds are over, and not a millisecond longer', () => {
    const on = afterRemoteEvent(UNTOUCHED, 'hornOn', 500)
    expect(settled(on, 500 + HORN_MS - 1)).toBe(on)
    expect(settled(on, 500 + HORN_MS)).toMatchObject({ hornUntilMs: null, hornEnd: 'time' })
  })

  it.each(['doorOpened', 'ignitionOn'] as const)('go off by %s', (event) => {
    const on = afterRemoteEvent(UNTOUCHED, 'hornOn', 0)
    expect(afterRemoteEvent(on, event, 5000)).toMatchObject({ hornUntilMs: null, hornEnd: event })
  })

  it('went off by the clock where the door opens later', () => {
    const on = afterRemoteEvent(UNTOUCHED, 'hornOn', 0)
    expect(afterRemoteEvent(on, 'doorOpened', HORN_MS + 5).hornEnd).toBe('time')
  })

  it('begin anew with another command', () => {
    const on = afterRemoteEvent(UNTOUCHED, 'hornOn', 0)
    expect(hornSeconds(afterRemoteEvent(on, 'hornOn', 12_000), 12_000)).toBe(30)
  })

  it('count whole seconds down to 1', () => {
    const on = afterRemoteEvent(UNTOUCHED, 'hornOn', 0)
    expect([0, 1, 1000, 29_999].map((now) => hornSeconds(on, now))).toEqual([30, 30, 29, 1])
  })

  it('never last longer than 30 seconds, also when the clock was set back', () => {
    fc.assert(
      fc.property(story, fc.integer({ min: -100_000, max: 100_000 }), (steps, laterMs) => {
        const { state, nowMs } = told(steps)
        const seconds = hornSeconds(state, nowMs + laterMs)
        return seconds >= 0 && seconds <= 30 && (laterMs < HORN_MS || seconds === 0)
      }),
    )
  })

  it('are on exactly when the last event about them, within 30 seconds, turned them on', () => {
    fc.assert(
      fc.property(story, (steps) => {
        const { state, nowMs } = told(steps)
        const ends = ['hornOn', 'hornOff', 'doorOpened', 'ignitionOn']
        const last = steps.findLastIndex(([event]) => ends.includes(event))
        const sinceMs = steps.slice(last + 1).reduce((total, [, afterMs]) => total + afterMs, 0)
        const expected = last >= 0 && steps[last]?.[0] === 'hornOn' && sinceMs < HORN_MS
        return (settled(state, nowMs).hornUntilMs !== null) === expected
      }),
    )
  })
})

describe('the doors', () => {
  it('are as the last command said, whatever else happens', () => {
    fc.assert(
      fc.property(story, (steps) => {
        const said = steps.findLast(([event]) => event === 'lock' || event === 'unlock')?.[0]
        return told(steps).state.locked === (said === undefined ? null : said === 'lock')
      }),
    )
  })
})
