import { describe, expect, it } from 'vitest'
import {
  type Lane,
  type LaneContext,
  type LaneEvent,
  laneAllows,
  laneReducer,
  OPEN_LANE,
  readLane,
  waitLeftMs,
} from './lane'

const NOW = Date.UTC(2026, 10, 21, 9)
const context = (changes: Partial<LaneContext> = {}): LaneContext => ({
  nowMs: NOW,
  random: 0.5,
  online: true,
  probe: false,
  ...changes,
})
const answered: LaneEvent = { kind: 'answered' }
const down: LaneEvent = { kind: 'failed', reason: 'service', status: 503 }
const portal: LaneEvent = { kind: 'portal', status: 200 }
const closed: LaneEvent = { kind: 'stopped', reason: 'configuration', status: 404 }
const reduceEvents = (events: LaneEvent[], lane: Lane = OPEN_LANE) =>
  events.reduce((each, event) => laneReducer(each, event, context()), lane)

describe('a round that fails together', () => {
  it('is one failure', () => {
    expect(reduceEvents([down, down, down, down])).toMatchObject({
      kind: 'backingOff',
      failures: 1,
      waitMs: 1_000,
    })
  })

  it('is not ended by a late success of the same round', () => {
    expect(reduceEvents([down, answered]).kind).toBe('backingOff')
  })

  it('waits for the longest that was asked for', () => {
    const lane = reduceEvents([
      { ...down, retryAfterMs: 5_000 } as LaneEvent,
      { ...down, retryAfterMs: 60_000 } as LaneEvent,
    ])
    expect(lane).toMatchObject({ waitMs: 61_500, retryAfterGiven: true, failures: 1 })
  })

  it('does not wait less because another answer asked for less', () => {
    const lane = reduceEvents([
      { ...down, retryAfterMs: 60_000 } as LaneEvent,
      { ...down, retryAfterMs: 5_000 } as LaneEvent,
    ])
    expect(lane.waitMs).toBe(61_500)
  })

  it('pauses when one answer says configuration', () => {
    expect(reduceEvents([down, closed]).kind).toBe('paused')
  })
})

it('a probe that gets through opens the lane', () => {
  expect(laneReducer(reduceEvents([down]), answered, context({ probe: true }))).toBe(OPEN_LANE)
})

it('a paused lane stays paused, with its reason, when a probe fails otherwise', () => {
  const later = laneReducer(reduceEvents([closed]), down, context({ probe: true, nowMs: NOW + 300_000 }))
  expect(later).toMatchObject({
    kind: 'paused',
    reason: 'configuration',
    status: 404,
    sinceMs: NOW + 300_000,
  })
})

it('three portal answers pause, also when other failures came between', () => {
  expect(reduceEvents([portal, down, portal]).kind).toBe('backingOff')
  expect(reduceEvents([portal, down, portal, portal]).kind).toBe('paused')
})

it('an open lane that is answered stays the same object, so that nothing is written for it', () => {
  expect(laneReducer(OPEN_LANE, answered, context())).toBe(OPEN_LANE)
})

it('a wait that is over lets one record through', () => {
  const lane = reduceEvents([down])
  expect(laneAllows(lane, 'tick', NOW + 999)).toBe('wait')
  expect(laneAllows(lane, 'tick', NOW + 1_000)).toBe('probe')
  expect(waitLeftMs(lane, NOW + 400)).toBe(600)
})

describe('a lane read back', () => {
  const lane = reduceEvents([closed])
  it('is the one that was kept', () => {
    expect(readLane({ url: 'a', lane }, 'a')).toEqual(lane)
  })
  it.each([
    ['nothing', undefined],
    ['another address', { url: 'b', lane }],
    ['an unknown kind', { url: 'a', lane: { ...lane, kind: 'closed' } }],
    ['a missing field', { url: 'a', lane: { kind: 'paused' } }],
  ])('is open when it is %s', (_, stored) => {
    expect(readLane(stored, 'a')).toBe(OPEN_LANE)
  })
})
