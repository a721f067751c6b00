import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIVE_EVENTS } from '#domain/live/liveEvents'
import { createLiveInbox, HAND_ON_MS, type LiveInboxPorts, MOST_ITEMS, MOST_LOGGED } from './liveInbox'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ITEM = {
  section: 'fleet',
  vehicleId: 'v-1',
  vehicle: 'Unit 118',
  driverId: null,
  driver: null,
  event: { kind: 'oil', oilLife: 9 },
} as const
const oil = (oilLife: number) => ({ ...ITEM, event: { kind: 'oil', oilLife } })

const PLACE = { position: [-87.7, 41.9], rotationDeg: 10 }
const moves = (...speeds: number[]) =>
  speeds.map((speedMph) => ({ vehicleId: 'v-1', speedMph, map: { us: PLACE, ca: PLACE, mx: PLACE } }))

function inbox({ now, addItems }: Partial<Pick<LiveInboxPorts, 'now' | 'addItems'>> = {}) {
  const parts = {
    addItems: vi.fn<LiveInboxPorts['addItems']>(addItems ?? (async () => undefined)),
    moveVehicles: vi.fn<LiveInboxPorts['moveVehicles']>(),
    note: vi.fn<LiveInboxPorts['note']>(),
    log: vi.fn(),
    stamp: () => ({ minutesAgo: -5 }),
    ...(now && { now }),
  }
  const made = createLiveInbox(parts)
  const batches = () => parts.addItems.mock.calls.map(([items]) => items)
  return { ...parts, ...made, batches }
}

describe('what the live connection tells', () => {
  it('reaches the feed in one batch, with the time of the visit', async () => {
    const { receive, batches } = inbox()
    receive(LIVE_EVENTS.feedItem, oil(9))
    receive(LIVE_EVENTS.feedItem, oil(8))
    expect(batches()).toEqual([])
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(batches()).toEqual([
      [
        { ...oil(9), minutesAgo: -5 },
        { ...oil(8), minutesAgo: -5 },
      ],
    ])
  })

  it('moves vehicles, each by its newest news', async () => {
    const { receive, moveVehicles } = inbox()
    receive(LIVE_EVENTS.vehicleMoves, moves(20))
    receive(LIVE_EVENTS.vehicleMoves, moves(30))
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(moveVehicles.mock.calls).toEqual([[moves(30)]])
  })

  it('is logged, with its name and what it said', () => {
    const { receive, log } = inbox()
    receive('somebody:else', { a: 1 })
    expect(log.mock.calls).toEqual([
      ['info', 'live event', 'somebody:else', { a: 1 }],
      ['error', 'live event dropped', 'somebody:else'],
    ])
  })

  it.each([
    ['an unknown name', 'other', ITEM],
    ['no text at all', LIVE_EVENTS.feedItem, null],
    ['an unknown kind', LIVE_EVENTS.feedItem, { ...ITEM, event: { kind: 'weather' } }],
    ['a figure out of bounds', LIVE_EVENTS.feedItem, oil(400)],
    ['an id of its own', LIVE_EVENTS.feedItem, { ...ITEM, id: 'ff-1' }],
    ['a vehicle that is none', LIVE_EVENTS.feedItem, { ...ITEM, vehicleId: '<img>' }],
    ['a place that is none', LIVE_EVENTS.vehicleMoves, [{ vehicleId: 'v-1', speedMph: 1, map: {} }]],
    ['one move in place of a list', LIVE_EVENTS.vehicleMoves, moves(1)[0]],
  ])('is dropped when it has %s, and counted', async (_, name, payload) => {
    const { receive, note, batches, moveVehicles } = inbox({ now: () => 77 })
    receive(name, payload)
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(batches()).toEqual([])
    expect(moveVehicles.mock.calls).toEqual([[[]]])
    expect(note.mock.calls).toEqual([[{ received: 1, refused: 1, last: { name, atMs: 77 } }]])
  })
})

describe('a flood', () => {
  it('is written four times a second at most, the newest items of each batch alone', async () => {
    const { receive, batches, note } = inbox()
    for (let second = 0; second < 3; second++) {
      for (let n = 0; n < 1_000; n++) {
        receive(LIVE_EVENTS.feedItem, oil(n % 100))
        await vi.advanceTimersByTimeAsync(1)
      }
    }
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(batches().length).toBeLessThanOrEqual(13)
    expect(Math.max(...batches().map(({ length }) => length))).toBe(MOST_ITEMS)
    expect(note.mock.lastCall?.[0].received).toBe(3_000)
  })

  it('is logged in part, with the number of the rest', async () => {
    const { receive, log } = inbox()
    for (let n = 0; n < 60; n++) receive(LIVE_EVENTS.feedItem, oil(9))
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(log).toHaveBeenCalledTimes(MOST_LOGGED + 1)
    expect(log).toHaveBeenLastCalledWith('info', 'live events, not listed:', 60 - MOST_LOGGED)
  })

  it('of events that make no sense is logged in part too', async () => {
    const { receive, log, note } = inbox()
    for (let n = 0; n < 60; n++) receive('somebody:else', n)
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(log).toHaveBeenCalledTimes(2 * MOST_LOGGED + 1)
    expect(note.mock.lastCall?.[0].refused).toBe(60)
  })

  it('waits for a slow database, without letting its queue grow', async () => {
    const stored: (() => void)[] = []
    const addItems = vi.fn(() => new Promise<void>((resolve) => stored.push(resolve)))
    const { receive } = inbox({ addItems })
    for (let n = 0; n < 5; n++) {
      for (let i = 0; i < 300; i++) receive(LIVE_EVENTS.feedItem, oil(n))
      await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    }
    expect(addItems).toHaveBeenCalledTimes(1)
    stored[0]?.()
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(addItems).toHaveBeenCalledTimes(2)
  })

  it('goes on after a write that failed', async () => {
    const addItems = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue(undefined)
    const { receive, log } = inbox({ addItems })
    receive(LIVE_EVENTS.feedItem, oil(9))
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    receive(LIVE_EVENTS.feedItem, oil(8))
    await vi.advanceTimersByTimeAsync(HAND_ON_MS)
    expect(addItems).toHaveBeenCalledTimes(2)
    expect(log).toHaveBeenCalledWith('error', 'live events not stored', expect.any(Error))
  })

  it('is forgotten when the connection ends', async () => {
    const { receive, empty, batches } = inbox()
    receive(LIVE_EVENTS.feedItem, oil(9))
    empty()
    await vi.advanceTimersByTimeAsync(10 * HAND_ON_MS)
    expect(batches()).toEqual([])
  })
})
