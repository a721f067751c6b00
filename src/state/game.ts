import { useAtomValue } from 'jotai/react'
import type { Run, RunSetup } from '../domain/game/gameTypes'
import { store } from './store'
import { visitAtom } from './visit'

/** Fleet Hero at a moment; times are those of `performance.now()`. */
export type GameState =
  | { phase: 'off' }
  | { phase: 'countdown'; setup: RunSetup; startsAtMs: number }
  | { phase: 'running'; run: Run; startedAtMs: number }
  /** `runId` is null when the run was voided or is not stored. */
  | { phase: 'over'; run: Run; runId: string | null }

export const gameAtom = visitAtom<GameState>({ phase: 'off' })

export function useGame(): GameState {
  return useAtomValue(gameAtom, { store })
}
