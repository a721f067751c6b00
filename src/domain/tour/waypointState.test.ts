import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DISMISSED,
  isBeaconDue,
  NO_WAYPOINTS,
  NONE,
  type WaypointEvent,
  type WaypointState,
  waypoints,
} from './waypointState'
import { WAYPOINTS } from './waypoints'

const BELL = 1
const SEARCH = 3
const MAP_TABS = 7

type Timed = readonly [event: WaypointEvent, atMs: number]

function play(events: readonly Timed[], from: WaypointState = NO_WAYPOINTS) {
  let state = from
  const records = events.flatMap(([event, atMs]) => {
    const change = waypoints(state, event, atMs)
    state = change.state
    return change.records.map(({ action, value }) => [action, value])
  })
  return { state, records }
}

const pressed = (id: number): WaypointEvent => ({ kind: 'pressed', id })
const next: WaypointEvent = { kind: 'next' }

describe('a hint', () => {
  it('opens at a press and closes at the second with the elapsed milliseconds', () => {
    const { state, records } = play([
      [pressed(BELL), 1000],
      [pressed(BELL), 3400.6],
    ])
    expect(records).toEqual([
      ['1-open', null],
      ['1-close', 2401],
    ])
    expect(state).toMatchObject({ open: null, closedWaypoints: [BELL], seen: [BELL] })
  })

  it('goes through its steps one by one and closes from the last', () => {
    const { state, records } = play([
      [pressed(MAP_TABS), 0],
      [next, 100],
      [next, 300],
      [next, 600],
    ])
    expect(records).toEqual([
      ['7.1-open', null],
      ['7.1-close', 100],
      ['7.2-open', null],
      ['7.2-close', 200],
      ['7.3-open', null],
      ['7.3-close', 300],
    ])
    expect(state.closedWaypoints).toEqual([MAP_TABS])
  })

  it.each<WaypointEvent>([{ kind: 'closed' }, { kind: 'targetUsed', id: BELL }])(
    'that the visitor is done with stays away: $kind',
    (event) => {
      const { state, records } = play([
        [pressed(BELL), 0],
        [event, 5],
        [pressed(BELL), 900],
      ])
      expect(records).toEqual([
        ['1-open', null],
        ['1-close', 5],
      ])
      expect(state).toMatchObject({ open: null, closedWaypoints: [BELL] })
    },
  )

  it.each<[WaypointEvent, number]>([
    [{ kind: 'typed' }, DISMISSED],
    [{ kind: 'left' }, NONE],
    [pressed(SEARCH), SEARCH],
  ])('that something else put away may be opened again: %j', (event, active) => {
    const { state, records } = play([
      [pressed(BELL), 0],
      [event, 5],
    ])
    expect(records.slice(0, 2)).toEqual([
      ['1-open', null],
      ['1-close', 5],
    ])
    expect(state).toMatchObject({ activeWaypoint: active, closedWaypoints: [] })
    expect(waypoints(state, pressed(BELL), 9).state.open?.id).toBe(BELL)
  })

  it('stays open when the target of another is used', () => {
    expect(
      play([
        [pressed(BELL), 0],
        [{ kind: 'targetUsed', id: SEARCH }, 5],
      ]).state.open?.id,
    ).toBe(BELL)
  })

  it('keeps its mark for 600 ms after it closed', () => {
    const { state } = play([
      [pressed(BELL), 0],
      [pressed(BELL), 100],
    ])
    const early = waypoints(state, { kind: 'settled' }, 699).state
    expect(early.activeWaypoint).toBe(BELL)
    expect(isBeaconDue(early, BELL)).toBe(true)
    const late = waypoints(state, { kind: 'settled' }, 700).state
    expect(late.activeWaypoint).toBe(NONE)
    expect(isBeaconDue(late, BELL)).toBe(false)
  })

  it('is shown again on request, and was seen all the same', () => {
    const { state } = play([
      [pressed(BELL), 0],
      [pressed(BELL), 100],
      [{ kind: 'settled' }, 800],
      [{ kind: 'again' }, 900],
    ])
    expect(isBeaconDue(state, BELL)).toBe(true)
    expect(state.seen).toEqual([BELL])
  })
})

const anId = fc.constantFrom(...WAYPOINTS.map(({ id }) => id), 0, 21)
const anEvent = fc.oneof<fc.Arbitrary<WaypointEvent>[]>(
  fc.record({ kind: fc.constant('pressed' as const), id: anId }),
  fc.record({ kind: fc.constant('targetUsed' as const), id: anId }),
  fc
    .constantFrom('next', 'next', 'closed', 'typed', 'left', 'settled', 'again')
    .map((kind) => ({ kind }) as WaypointEvent),
)
const aWalk = fc.array(fc.tuple(anEvent, fc.nat(5000))).map((steps) => {
  let atMs = 0
  return steps.map(([event, pauseMs]): Timed => {
    atMs += pauseMs
    return [event, atMs]
  })
})

const times = new Map<string, number>()

describe('whatever happens', () => {
  it('each opening is followed by its own close, with the time between', () => {
    fc.assert(
      fc.property(aWalk, (walk) => {
        times.clear()
        let state = NO_WAYPOINTS
        for (const [event, atMs] of [...walk, [{ kind: 'left' }, 1e7] as const]) {
          const change = waypoints(state, event, atMs)
          for (const { action, value } of change.records) {
            const [name, what] = action.split('-') as [string, string]
            if (what === 'open') {
              expect(times.size).toBe(0)
              expect(value).toBeNull()
              times.set(name, atMs)
            } else {
              expect(value).toBe(atMs - (times.get(name) ?? Number.NaN))
              times.delete(name)
            }
          }
          state = change.state
        }
        expect(times.size).toBe(0)
      }),
    )
  })

  it('at most one is open, and it is the active one; a closed one never opens', () => {
    fc.assert(
      fc.property(aWalk, (walk) => {
        let state = NO_WAYPOINTS
        for (const [event, atMs] of walk) {
          state = waypoints(state, event, atMs).state
          if (!state.open) continue
          expect(state.activeWaypoint).toBe(state.open.id)
          expect(state.closedWaypoints).not.toContain(state.open.id)
          expect(state.seen).toContain(state.open.id)
        }
        expect(state.closedWaypoints).not.toContain(DISMISSED)
        const settled = waypoints(state, { kind: 'settled' }, 1e7).state
        const shown = WAYPOINTS.filter(({ id }) => isBeaconDue(settled, id)).map(({ id }) => id as number)
        expect(shown.filter((id) => settled.closedWaypoints.includes(id))).toEqual([])
      }),
    )
  })
})
