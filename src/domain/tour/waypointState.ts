import { WAYPOINTS } from './waypoints'

/** How long the mark of a hint stays after it was closed, in milliseconds (docs/game.md T1). */
export const MARK_CLEARS_AFTER_MS = 600

/** `activeWaypoint` while no hint is open. */
export const NONE = -1
/**
 * `activeWaypoint` after the visitor dismissed a hint by typing; it is never added to the closed list
 * (docs/decisions.md Q17).
 */
export const DISMISSED = -2

/** The open step of a hint. */
export interface OpenStep {
  id: number
  /** Counted from 1. */
  step: number
  /** On the clock of `performance.now()`. */
  sinceMs: number
}

/** The guided tour of a visit; serializable. */
export interface WaypointState {
  /** Id of the hint whose mark is lit, `NONE` or `DISMISSED`. It stays for 600 ms after the bubble. */
  activeWaypoint: number
  open: OpenStep | null
  /** When the lit mark of a closed hint is cleared; null if there is none. */
  clearsAtMs: number | null
  /** Ids that stay hidden for the rest of the visit. */
  closedWaypoints: readonly number[]
  /** Ids that were opened at least once. */
  seen: readonly number[]
}

export const NO_WAYPOINTS: WaypointState = {
  activeWaypoint: NONE,
  open: null,
  clearsAtMs: null,
  closedWaypoints: [],
  seen: [],
}

export type WaypointEvent =
  /** The beacon was pressed: opens its hint, or closes the open one. */
  | { kind: 'pressed'; id: number }
  /** Goes to the next step; closes the hint after the last one. */
  | { kind: 'next' }
  /** Close button or Escape. */
  | { kind: 'closed' }
  /** The target of the hint was used. */
  | { kind: 'targetUsed'; id: number }
  /** The visitor typed in a field. */
  | { kind: 'typed' }
  /** The screen, the page or the mode of an open hint is gone. */
  | { kind: 'left' }
  /** Time has passed. */
  | { kind: 'settled' }
  /** "Show hints again". */
  | { kind: 'again' }

/** An event named as in docs/outbox.md O4. */
export interface WaypointRecord {
  action: string
  /** Milliseconds that the step was open; null for an opening. */
  value: number | null
}

export interface WaypointChange {
  state: WaypointState
  /** Events to record, in order. */
  records: readonly WaypointRecord[]
}

const steps = new Map<number, number>(WAYPOINTS.map((waypoint) => [waypoint.id, waypoint.steps]))

/** `<id>-open`, or `<id>.<step>-open` in a hint of several steps (docs/outbox.md O4). */
function wireName({ id, step }: OpenStep, what: 'open' | 'close'): string {
  return steps.get(id) === 1 ? `${id}-${what}` : `${id}.${step}-${what}`
}

const opening = (open: OpenStep): WaypointRecord => ({ action: wireName(open, 'open'), value: null })
const closing = (open: OpenStep, nowMs: number): WaypointRecord => ({
  action: wireName(open, 'close'),
  value: Math.max(0, Math.round(nowMs - open.sinceMs)),
})

const added = (list: readonly number[], id: number) => (list.includes(id) ? list : [...list, id])

/**
 * The rules of hints (docs/game.md T1). Each opening is followed by one close, whatever ends it. A hint that
 * the visitor has finished (pressed again, last step, closed, its target used) is added to the closed list;
 * one that something else closed (another hint, typing, leaving) can be opened again.
 * @param nowMs monotonic clock, such as `performance.now()`
 */
export function waypoints(state: WaypointState, event: WaypointEvent, nowMs: number): WaypointChange {
  const { open } = state
  switch (event.kind) {
    case 'pressed':
      if (open?.id === event.id) return finish(state, open, nowMs)
      if (!steps.has(event.id) || state.closedWaypoints.includes(event.id)) return same(state)
      return show(state, { id: event.id, step: 1, sinceMs: nowMs }, nowMs)
    case 'next':
      if (!open) return same(state)
      if (open.step >= (steps.get(open.id) ?? 1)) return finish(state, open, nowMs)
      return show(state, { id: open.id, step: open.step + 1, sinceMs: nowMs }, nowMs)
    case 'closed':
      return open ? finish(state, open, nowMs) : same(state)
    case 'targetUsed':
      return open?.id === event.id ? finish(state, open, nowMs) : same(state)
    case 'typed':
      return open ? putAway(state, open, DISMISSED, nowMs) : same(state)
    case 'left':
      return open ? putAway(state, open, NONE, nowMs) : same(state)
    case 'settled':
      if (state.clearsAtMs === null || nowMs < state.clearsAtMs) return same(state)
      return { state: { ...state, activeWaypoint: NONE, clearsAtMs: null }, records: [] }
    case 'again':
      return { state: { ...state, closedWaypoints: [] }, records: [] }
  }
}

const same = (state: WaypointState): WaypointChange => ({ state, records: [] })

function show(state: WaypointState, open: OpenStep, nowMs: number): WaypointChange {
  const before = state.open
  return {
    state: {
      ...state,
      activeWaypoint: open.id,
      open,
      clearsAtMs: null,
      seen: added(state.seen, open.id),
    },
    records: [...(before ? [closing(before, nowMs)] : []), opening(open)],
  }
}

function finish(state: WaypointState, open: OpenStep, nowMs: number): WaypointChange {
  return {
    state: {
      ...state,
      open: null,
      clearsAtMs: nowMs + MARK_CLEARS_AFTER_MS,
      closedWaypoints: added(state.closedWaypoints, open.id),
    },
    records: [closing(open, nowMs)],
  }
}

function putAway(state: WaypointState, open: OpenStep, activeWaypoint: number, nowMs: number) {
  return {
    state: { ...state, activeWaypoint, open: null, clearsAtMs: null },
    records: [closing(open, nowMs)],
  }
}

/** Whether the beacon of a hint may show: it was not closed, or its mark is still lit. */
export function isBeaconDue({ closedWaypoints, activeWaypoint }: WaypointState, id: number): boolean {
  return !closedWaypoints.includes(id) || activeWaypoint === id
}
