import { useAtomValue } from 'jotai/react'
import type { Run, RunSetup } from '#domain/game/gameTypes'
import { store } from './store'
import { outerVisitAtom } from './visit'

/** State of Fleet Hero; times are those of `performance.now()`. */
export type GameState =
  | { phase: 'off' }
  /** `startsAtMs` is null until the first screen is shown, so that a slow one does not use up the 3-2-1. */
  | { phase: 'countdown'; setup: RunSetup; startsAtMs: number | null }
  | { phase: 'running'; run: Run; startedAtMs: number }
  /** `runId` is null if the run was voided or is not stored. */
  | { phase: 'over'; run: Run; runId: string | null }

export const gameAtom = outerVisitAtom<GameState>({ phase: 'off' })

/** Whether a run is active, including its countdown. */
export function isRunOn(): boolean {
  const { phase } = store.get(gameAtom)
  return phase === 'countdown' || phase === 'running'
}

/** Calls `listener` at each step of the game. @returns the unsubscribe function */
export function onGame(listener: () => void): () => void {
  return store.sub(gameAtom, listener)
}

export function useGame(): GameState {
  return useAtomValue(gameAtom, { store })
}
