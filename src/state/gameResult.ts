import { useAtomValue } from 'jotai/react'
import type { ChallengeCode } from '#domain/game/challengeCode'
import { gameAtom } from './game'
import { store } from './store'
import { outerVisitAtom, visitAtom } from './visit'

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** Id of the run whose results are shown, so that a reload restores them. */
const shownRunAtom = visitAtom<string | null>(null, { name: 'shownRun', isValid: isTextOrNull })

export function useShownRun(): string | null {
  return useAtomValue(shownRunAtom, { store })
}

export function setShownRun(id: string | null): void {
  store.set(shownRunAtom, id)
}

/**
 * Id of the run that was handed over, for the next player on this device to beat. It is not stashed, so that both
 * results are shown as soon as the run ends.
 */
const runToBeatAtom = outerVisitAtom<string | null>(null, { name: 'runToBeat', isValid: isTextOrNull })

export function useRunToBeat(): string | null {
  return useAtomValue(runToBeatAtom, { store })
}

export function setRunToBeat(id: string | null): void {
  store.set(runToBeatAtom, id)
}

/** The challenge code that the visitor played last, to compare their run with. */
const takenCodeAtom = visitAtom<ChallengeCode | null>(null, { name: 'takenCode', isValid: isCodeOrNull })

export function useTakenCode(): ChallengeCode | null {
  return useAtomValue(takenCodeAtom, { store })
}

export function setTakenCode(code: ChallengeCode | null): void {
  store.set(takenCodeAtom, code)
}

/** The next player begins at the start: only the last player may sign the last results. */
export function forgetResults(): void {
  setShownRun(null)
  setRunToBeat(null)
  setTakenCode(null)
  if (store.get(gameAtom).phase === 'over') store.set(gameAtom, { phase: 'off' })
}

function isCodeOrNull(value: unknown): value is ChallengeCode | null {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { seed, deck, score } = value as Record<string, unknown>
  return typeof seed === 'number' && typeof deck === 'string' && typeof score === 'number'
}
