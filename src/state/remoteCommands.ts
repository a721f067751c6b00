import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import {
  expireHorn,
  hornSecondsLeft,
  INITIAL_REMOTE_STATE,
  type RemoteEvent,
  type RemoteState,
  remoteReducer,
} from '#domain/vehicle/remoteCommand'
import { store } from './store'
import { visitAtom } from './visit'

/** Effects of remote commands on each vehicle in this visit; lost at a reload. */
const statesAtom = visitAtom<ReadonlyMap<string, RemoteState>>(new Map())
/** The current time of the timer in milliseconds; it only runs while a horn is on. */
const clockAtom = visitAtom(0)

/** Short enough that each second is shown on time. */
const TICK_MS = 200

let timer: ReturnType<typeof setInterval> | null = null

/** The state of one vehicle, updated by all events and the clock. */
export function useRemoteState(id: string): RemoteState {
  const stateAtom = useMemo(() => atom((get) => get(statesAtom).get(id) ?? INITIAL_REMOTE_STATE), [id])
  return useAtomValue(stateAtom, { store })
}

/** Remaining whole seconds of its horn and lights; 0 if they are off. */
export function useHornSeconds(id: string): number {
  const secondsAtom = useMemo(
    () => atom((get) => hornSecondsLeft(get(statesAtom).get(id) ?? INITIAL_REMOTE_STATE, get(clockAtom))),
    [id],
  )
  return useAtomValue(secondsAtom, { store })
}

/** Applies an event to a vehicle at the current time. */
export function recordRemoteEvent(id: string, event: RemoteEvent): void {
  const nowMs = Date.now()
  const states = new Map(store.get(statesAtom))
  states.set(id, remoteReducer(states.get(id) ?? INITIAL_REMOTE_STATE, event, nowMs))
  show(states, nowMs)
}

function tick(): void {
  const nowMs = Date.now()
  const states = store.get(statesAtom)
  const next = new Map([...states].map(([id, state]) => [id, expireHorn(state, nowMs)]))
  const changed = [...next].some(([id, state]) => states.get(id) !== state)
  show(changed ? next : states, nowMs)
}

function show(states: ReadonlyMap<string, RemoteState>, nowMs: number): void {
  store.set(clockAtom, nowMs)
  store.set(statesAtom, states)
}

// One timer for all vehicles, stopped while every horn is off.
store.sub(statesAtom, () => {
  const isHornOn = [...store.get(statesAtom).values()].some(({ hornUntilMs }) => hornUntilMs !== null)
  if (isHornOn) timer ??= setInterval(tick, TICK_MS)
  else if (timer !== null) {
    clearInterval(timer)
    timer = null
  }
})
