import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla'

/** The one jotai store: components use it through hooks, the rest through get and set. */
export const store = createStore()

/** What puts each state of a visit back to how it began. */
const beginnings: (() => void)[] = []

/** A state of one visit: the next visitor finds it as it is here. */
export function visitAtom<Value>(initial: Value): PrimitiveAtom<Value> {
  const state = atom(initial)
  beginnings.push(() => store.set(state, () => initial))
  return state
}

/** A state that outlives a visit: it is the device's or the page's, or has an end of its own. */
export function lastingAtom<Value>(initial: Value): PrimitiveAtom<Value> {
  return atom(initial)
}

/** A reset: nothing that one visitor chose, opened or saw is left for the next. */
export function forgetVisit(): void {
  for (const begin of beginnings) begin()
}
