import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { scoredRun } from '#domain/game/scoredRun'
import { aGameRun } from '#domain/testing/gameRun'
import type { Visit } from '#domain/visit/visit'
import type { WayIn } from '#domain/visit/wayIn'
import { type DayRecord, sumDay } from './sumDay'

const DAY = '2026-11-23'
const at = (hour: number, minute = 0, second = 0) =>
  new Date(Date.UTC(2026, 10, 23, hour, minute, second)).toISOString()
const ids = SHIPPED_CONFIG.activationIds

const visit = (id: string, changes: Partial<Visit> = {}): Visit => ({
  id,
  startedAt: at(9),
  endedAt: null,
  event: 'Expo',
  ...changes,
})
const record = (sessionIdentifier: string, action: string, changes: Partial<DayRecord> = {}): DayRecord => ({
  activationId: 'pharos-web-fleet-en-us',
  sessionIdentifier,
  action,
  value: null,
  createdAt: at(9, 1),
  ...changes,
})
const sum = (
  visits: Visit[],
  records: DayRecord[],
  event: string | null = null,
  runs: ReturnType<typeof aGameRun>[] = [],
) =>
  sumDay({
    visits,
    records,
    runs: runs.map(scoredRun),
    activationIds: ids,
    day: DAY,
    from: '2026-11-23T00:00:00.000Z',
    to: '2026-11-24T00:00:00.000Z',
    event,
    hourOf: (iso) => new Date(iso).getUTCHours(),
  })

describe('a visit', () => {
  it('that nobody touched is none', () => {
    const visits = [
      visit('a'),
      visit('b', { touched: 1 }),
      visit('c', { trail: { screens: ['home'] } }),
      visit('d'),
      visit('staff', { touched: 1, trail: { screens: [], staff: 1 } }),
    ]
    expect(sum(visits, [record('d', 'Home')]).visits).toBe(3)
  })

  it('whose row is lost counts by its records', () => {
    const sums = sum(
      [],
      [record('a', 'Home', { createdAt: at(14) }), record('a', 'Map', { createdAt: at(15) })],
    )
    expect([sums.visits, sums.hours[14], sums.hours[15]]).toEqual([1, 1, 0])
  })

  it('of yesterday that goes on counts by its records alone', () => {
    const sums = sum([visit('a', { startedAt: '2026-11-22T23:58:00.000Z' })], [record('a', 'Home')])
    expect([sums.visits, sums.records]).toEqual([0, 1])
  })

  it('of another kiosk is not counted', () => {
    expect(sum([], [record('a', 'Home', { origin: 'other' })]).visits).toBe(0)
  })

  it('lasts as its reset says, and one without a reset has no length', () => {
    const visits = ['a', 'b', 'c', 'd', 'running'].map((id) => visit(id, { touched: 1 }))
    const resets = [60, 100, 200, 400].map((value, at) => record('abcd'.charAt(at), 'Reset', { value }))
    expect(sum(visits, resets).length).toEqual({ median: 150, lower: 90, upper: 250, of: 4 })
    expect(sum([visit('running', { touched: 1 })], []).length).toBeNull()
  })
})

it('counts navigation, hints, resets, and what activation ids stand for', () => {
  const sums = sum(
    [visit('a'), visit('b')],
    [
      record('a', 'Map'),
      record('a', 'Map'),
      record('a', '9.1-open'),
      record('a', '9.1-close', { value: 4_000 }),
      record('a', '9.2-open'),
      record('a', '9.2-close', { value: 2_000 }),
      record('b', '3-open', { activationId: 'pharos-ipad-tour-fr-ca' }),
      record('b', '3-close', { value: 1_000, activationId: 'unknown' }),
      record('b', 'Reset', { value: 70, activationId: 'unknown' }),
    ],
  )
  expect(sums.opened).toEqual([{ action: 'Map', count: 2 }])
  expect(sums.hints).toEqual([
    { id: 9, opened: 1, finished: 1, readMs: 6_000 },
    { id: 3, opened: 1, finished: 1, readMs: 1_000 },
  ])
  expect(sums.resets).toBe(1)
  expect(sums.languages.map(({ id }) => id).sort()).toEqual(['en-US', 'fr-CA'])
  expect(sums.devices).toContainEqual({ id: 'ipad', visits: 1 })
})

it('estimates the time in a room by the navigation that leads elsewhere, or by the reset', () => {
  const sums = sum(
    [visit('a'), visit('b'), visit('c')],
    [
      record('a', 'Map', { createdAt: at(9, 1) }),
      record('a', 'Map', { createdAt: at(9, 2) }),
      record('a', 'Notifications', { createdAt: at(9, 2, 30) }),
      record('a', 'Vehicles', { createdAt: at(9, 3) }),
      record('a', 'Reset', { createdAt: at(9, 3, 40), value: 200 }),
      record('b', 'Map', { createdAt: at(9, 10) }),
      record('b', 'Reset', { createdAt: at(9, 10, 20), value: 20 }),
      // Nothing says when it left the room.
      record('c', 'Map', { createdAt: at(9, 20) }),
    ],
  )
  expect(sums.rooms).toEqual([
    { room: 'Map', visits: 2, stays: 2, ms: 140_000 },
    { room: 'Vehicles', visits: 1, stays: 1, ms: 40_000 },
  ])
  expect([sums.visits, sums.visitsInRooms]).toEqual([3, 2])
})

it('a hint is finished when its last step was closed', () => {
  const acts = ['7.1-open', '7.1-close', '7.2-open', '7.2-close', '20.1-open', '20.1-close']
  const more = ['20.2-open', '20.2-close', '20.3-open', '20.3-close']
  const sums = sum(
    [visit('a')],
    [...acts, ...more].map((action) => record('a', action)),
  )
  expect(sums.hints.map(({ id, opened, finished }) => [id, opened, finished])).toEqual([
    [7, 1, 0],
    [20, 1, 1],
  ])
})

it('counts ways in as visitors chose them, whatever their records say', () => {
  const chose = (id: string, ...waysIn: WayIn[]) => visit(id, { touched: 1, trail: { screens: [], waysIn } })
  const visits = [
    chose('a', 'fleet'),
    chose('b', 'game', 'fleet'),
    chose('c'),
    visit('staff', { touched: 1, trail: { screens: [], waysIn: ['dealer'], staff: 1 } }),
  ]
  // The meaning of the guided tour's id in the configuration.
  const tour = record('a', 'Home', { activationId: 'pharos-web-tour-en-us' })
  expect(sum(visits, [tour]).waysIn).toEqual([
    { id: 'fleet', visits: 2 },
    { id: 'game', visits: 1 },
  ])
})

it('a visitor’s visit stays one when staff look at the room in it', () => {
  const played = visit('a', { touched: 1, trail: { screens: [], game: 1, staff: 1 } })
  expect(sum([played], []).visits).toBe(1)
})

it('counts the runs of this kiosk alone', () => {
  const runs = [aGameRun(9_000, { day: DAY }), aGameRun(4_000, { day: DAY, origin: 'other' })]
  expect(sum([], [], null, runs).runs.all).toBe(1)
})

it('counts how far visits went', () => {
  const visits = [
    visit('saw', { touched: 1 }),
    visit('entered', { trail: { screens: ['home'] } }),
    visit('toured'),
    visit('far', { trail: { screens: ['home', '0', '1'], game: 1 } }),
  ]
  expect(sum(visits, [record('toured', '3-open')]).funnel).toEqual({
    touched: 4,
    entered: 2,
    toured: 1,
    threeScreens: 1,
    playedOrTook: 1,
  })
})

it('an event takes its own visits and their records, and the events make the day', () => {
  const events = fc.constantFrom('Expo', 'Fair')
  const visits = fc.uniqueArray(fc.record({ id: fc.nat(30).map(String), event: events }), {
    selector: ({ id }) => id,
  })
  const actions = fc.constantFrom('Home', 'Map', '3-open', '3-close', 'Reset')
  const records = fc.array(
    fc.record({ session: fc.nat(30).map(String), action: actions, value: fc.nat(9_000) }),
  )
  fc.assert(
    fc.property(visits, records, (rows, events) => {
      const known = new Set(rows.map(({ id }) => id))
      const all = rows.map(({ id, event }) => visit(id, { event, touched: 1 }))
      const stored = events
        .filter(({ session }) => known.has(session))
        .map(({ session, action, value }) => record(session, action, { value }))
      const whole = sum(all, stored)
      const [expo, fair] = [sum(all, stored, 'Expo'), sum(all, stored, 'Fair')]
      expect(expo.visits + fair.visits).toBe(whole.visits)
      expect(expo.records + fair.records).toBe(whole.records)
      const read = (sums: typeof whole) => sums.hints.reduce((ms, { readMs }) => ms + readMs, 0)
      expect(read(expo) + read(fair)).toBe(read(whole))
      expect(expo.visitsInRooms + fair.visitsInRooms).toBe(whole.visitsInRooms)
    }),
  )
})
