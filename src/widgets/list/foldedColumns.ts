import { createEmitter } from '#domain/base/emitter'

/** Ids of the columns that do not fit. */
export interface FoldedColumns {
  current: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  set: (ids: readonly string[]) => void
}

/** Not React state, because a table reports it while rendering, and its whole screen would render again. */
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
