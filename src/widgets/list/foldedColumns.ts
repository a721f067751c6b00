import { createEmitter } from '#domain/base/emitter'

/** Which columns of a list have no room, by id, for the parts that say so. */
export interface FoldedColumns {
  current: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  set: (ids: readonly string[]) => void
}

/** Beside React's state, because a table finds out while it is rendered and its whole screen would render again. */
export function createFoldedColumns(): FoldedColumns {
  let folded: readonly string[] = []
  const changes = createEmitter()
  return {
    current: () => folded,
    subscribe: changes.on,
    set: (ids) => {
      folded = ids
      changes.emit()
    },
  }
}
