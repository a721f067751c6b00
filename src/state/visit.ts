import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { store } from './store'

/** Functions that reset each state of a visit. */
const resets: (() => void)[] = []

/** A state of one visit, which is reset to its initial value for the next visitor. */
export function visitAtom<Value>(initial: Value): PrimitiveAtom<Value> {
  const state = atom(initial)
  resets.push(() => store.set(state, () => initial))
  return state
}

/** Resets every state of the visit. */
export function resetVisitState(): void {
  for (const begin of resets) begin()
}
