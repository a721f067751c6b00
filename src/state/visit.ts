import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { store } from './store'

/** What puts each state of a visit back to how it began. */
const resets: (() => void)[] = []

/** A state of one visit: the next visitor finds it as it is here. */
export function visitAtom<Value>(initial: Value): PrimitiveAtom<Value> {
  const state = atom(initial)
  resets.push(() => store.set(state, () => initial))
  return state
}

/** A reset: nothing that one visitor chose, opened or saw is left for the next. */
export function resetVisitState(): void {
  for (const begin of resets) begin()
}
