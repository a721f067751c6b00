import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'

export const GHOST_SPEEDS = [1, 2, 4] as const
export type GhostSpeed = (typeof GHOST_SPEEDS)[number]

/** A run that is being watched. */
export interface Watching {
  runId: string
  speed: GhostSpeed
}

/** What acts on the real screens in place of a visitor. */
type Ghost = ({ kind: 'run' } & Watching) | { kind: 'attract' }

export const ghostAtom = deviceAtom<Ghost | null>(null)

/** Whether a ghost acts, so that nothing is recorded, stored or counted (docs/decisions.md D38). */
export const isGhostActing = (): boolean => store.get(ghostAtom) !== null

/** The run that is being watched; null without one. */
export function watching(): Watching | null {
  return watchingOf(store.get(ghostAtom))
}

export function useWatching(): Watching | null {
  return watchingOf(useAtomValue(ghostAtom, { store }))
}

const watchingOf = (ghost: Ghost | null): Watching | null => (ghost?.kind === 'run' ? ghost : null)

export function setWatching(run: Watching | null): void {
  store.set(ghostAtom, run && { kind: 'run', ...run })
}

/** Whether the attract loop plays. */
export const isAttractOn = (): boolean => store.get(ghostAtom)?.kind === 'attract'

export function useAttractOn(): boolean {
  return useAtomValue(ghostAtom, { store })?.kind === 'attract'
}

/** Starts the attract loop, unless a run is being watched, or ends it. */
export function setAttract(on: boolean): void {
  if (on ? store.get(ghostAtom) === null : isAttractOn())
    store.set(ghostAtom, on ? { kind: 'attract' } : null)
}
