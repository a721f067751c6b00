import { useAtomValue } from 'jotai/react'
import { NO_WAYPOINTS, type WaypointState } from '#domain/tour/waypointState'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { useCapabilities } from './capabilities'
import { useDeviceSettings } from './deviceSettings'
import { ghostAtom } from './ghost'
import { store } from './store'
import { type KeptState, visitAtom } from './visit'

const ids = new Set<unknown>(WAYPOINTS.map(({ id }) => id))

/** A list of waypoint ids that survives a reload. */
const kept = (name: string): KeptState<readonly number[]> => ({
  name,
  isValid: (value): value is readonly number[] => Array.isArray(value) && value.every((id) => ids.has(id)),
})

const closedAtom = visitAtom<readonly number[]>([], kept('closedWaypoints'))
const seenAtom = visitAtom<readonly number[]>([], kept('seenWaypoints'))
/** Milliseconds that hints were open, by waypoint id. */
const dwellAtom = visitAtom<Readonly<Record<string, number>>>(
  {},
  {
    name: 'hintDwell',
    isValid: (value): value is Readonly<Record<string, number>> =>
      typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite),
  },
)
/** Whether the end of the tour was shown, which happens once. */
const endShownAtom = visitAtom(false, {
  name: 'tourEndShown',
  isValid: (value): value is boolean => typeof value === 'boolean',
})
/** The open hint, which does not survive a reload. */
const momentAtom = visitAtom<Pick<WaypointState, 'activeWaypoint' | 'open' | 'clearsAtMs'>>(NO_WAYPOINTS)

/** The current state of the visit's guided tour. */
export function waypointState(): WaypointState {
  const { activeWaypoint, open, clearsAtMs } = store.get(momentAtom)
  return {
    activeWaypoint,
    open,
    clearsAtMs,
    closedWaypoints: store.get(closedAtom),
    seen: store.get(seenAtom),
  }
}

export function setWaypointState({ closedWaypoints, seen, ...moment }: WaypointState): void {
  store.set(momentAtom, moment)
  store.set(closedAtom, closedWaypoints)
  store.set(seenAtom, seen)
}

/** Adds the time that a hint was open, in milliseconds. */
export function addHintDwell(id: number, openMs: number): void {
  const dwell = store.get(dwellAtom)
  store.set(dwellAtom, { ...dwell, [id]: (dwell[id] ?? 0) + openMs })
}

export function useHintDwell(): Readonly<Record<string, number>> {
  return useAtomValue(dwellAtom, { store })
}

export function useWaypointState(): WaypointState {
  const moment = useAtomValue(momentAtom, { store })
  const closedWaypoints = useAtomValue(closedAtom, { store })
  const seen = useAtomValue(seenAtom, { store })
  return { ...moment, closedWaypoints, seen }
}

export function useTourEndShown(): boolean {
  return useAtomValue(endShownAtom, { store })
}

export function markTourEndShown(): void {
  store.set(endShownAtom, true)
}

/**
 * Whether hints may show: not for a dealer, in a game, without the tour, while a ghost acts
 * (docs/decisions.md D14, D38), or while staff hide them for a presentation (docs/booth.md B9).
 */
export function useHintsAllowed(): boolean {
  const { hints } = useCapabilities()
  const { hintsHidden } = useDeviceSettings()
  return useAtomValue(ghostAtom, { store }) === null && hints && !hintsHidden
}
