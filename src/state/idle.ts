import { useAtomValue } from 'jotai/react'
import { deviceAtom, store } from './store'
import { visitAtom } from './visit'

/** The question whether anyone is still there; times are those of `performance.now()`. */
export interface IdleQuestion {
  endsAtMs: number
  /** How long it is shown, milliseconds. */
  lengthMs: number
}

const questionAtom = deviceAtom<IdleQuestion | null>(null)

export const idleQuestion = (): IdleQuestion | null => store.get(questionAtom)

export function useIdleQuestion(): IdleQuestion | null {
  return useAtomValue(questionAtom, { store })
}

export function setIdleQuestion(question: IdleQuestion | null): void {
  store.set(questionAtom, question)
}

/** Whether the screen was touched in this visit (docs/decisions.md D40). */
const touchedAtom = visitAtom<boolean>(false, {
  name: 'touched',
  isValid: (value): value is boolean => typeof value === 'boolean',
})

export const isVisitTouched = (): boolean => store.get(touchedAtom)

export function useVisitTouched(): boolean {
  return useAtomValue(touchedAtom, { store })
}

export function markVisitTouched(): void {
  store.set(touchedAtom, true)
}
