import { createStore } from 'jotai/vanilla'

/** The one jotai store: components use it through hooks, the rest through get and set. */
export const store = createStore()
