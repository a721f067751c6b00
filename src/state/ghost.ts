import { deviceAtom, store } from './store'

/** A run that is being watched: the ghost acts on the real screens. */
export interface Watching {
  runId: string
  speed: 1 | 2 | 4
}

export const ghostAtom = deviceAtom<Watching | null>(null)

/** Whether a ghost acts, so that nothing is recorded, stored or counted (docs/decisions.md D38). */
export const isGhostActing = (): boolean => store.get(ghostAtom) !== null
