import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

export const GHOST_SPEEDS = [1, 2, 4] as const
export type GhostSpeed = (typeof GHOST_SPEEDS)[number]

/** A run that is being watched: the ghost acts on the real screens. */
export interface Watching {
  runId: string
  speed: GhostSpeed
}

export const ghostAtom = deviceAtom<Watching | null>(null)

/** Whether a ghost acts, so that nothing is recorded, stored or counted (docs/decisions.md D38). */
export const isGhostActing = (): boolean => store.get(ghostAtom) !== null

export function useWatching(): Watching | null {
  return useAtomValue(ghostAtom, { store })
}

export function setWatching(watching: Watching | null): void {
  store.set(ghostAtom, watching)
}
