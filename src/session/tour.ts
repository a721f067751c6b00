import { type WaypointEvent, waypoints } from '#domain/tour/waypointState'
import { addHintDwell, setWaypointState, waypointState } from '../state/tour'
import { recordEvent } from './recordEvent'

let clearing: ReturnType<typeof setTimeout> | undefined

/** Applies an event to the hints of the visit and records what follows from it (docs/outbox.md O4). */
export function sendHint(event: WaypointEvent): void {
  const before = waypointState()
  const { state, records } = waypoints(before, event, performance.now())
  if (state === before) return
  setWaypointState(state)
  for (const { action, value } of records) {
    // A close carries the time that its step was open.
    if (value !== null && before.open) addHintDwell(before.open.id, value)
    void recordEvent(action, value)
  }
  clearMark()
}

/** Removes the mark of a closed hint when its time is over. */
function clearMark(): void {
  clearTimeout(clearing)
  const { clearsAtMs } = waypointState()
  if (clearsAtMs === null) return
  // A timer may end a fraction early.
  const waitMs = Math.ceil(clearsAtMs - performance.now()) + 1
  clearing = setTimeout(() => sendHint({ kind: 'settled' }), Math.max(0, waitMs))
}

/**
 * Closes an open hint when the page is hidden or left, so that its close is mirrored at `pagehide` and no sleep of the
 * device counts as reading. It listens in the capture phase, to run before the mirror.
 */
export function closeHintsWithPage(until: AbortSignal): void {
  const options = { capture: true, signal: until }
  const left = () => sendHint({ kind: 'left' })
  addEventListener('pagehide', left, options)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && left(), options)
}
