import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla'

/** The only jotai store: components use hooks, other code uses get and set. */
export const store = createStore()

/**
 * A state that outlives a visit because it belongs to the device or the page. For the state of a visit use
 * `visitAtom`.
 */
export const deviceAtom: <Value>(initial: Value) => PrimitiveAtom<Value> = atom
