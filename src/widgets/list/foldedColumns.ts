/** Which columns of a list have no room, by id, for the parts that say so. */
export interface FoldedColumns {
  current: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  set: (ids: readonly string[]) => void
}

/** Beside React's state, because a table finds out while it is rendered and its whole screen would render again. */
export function createFoldedColumns(): FoldedColumns {
  let folded: readonly string[] = []
  const listeners = new Set<() => void>()
  return {
    current: () => folded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (ids) => {
      folded = ids
      for (const listener of listeners) listener()
    },
  }
}
