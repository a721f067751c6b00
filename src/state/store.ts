import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla'

/** The one jotai store: components use it through hooks, the rest through get and set. */
export const store = createStore()

/**
 * A state that outlives a visit: it is the device's or the page's, or has an end of its own. A state of
 * one visit is a `visitAtom`.
 */
export const deviceAtom: <Value>(initial: Value) => PrimitiveAtom<Value> = atom
