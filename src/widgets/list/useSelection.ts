import { useState } from 'react'

/** The selected rows of a list. */
export interface Selection {
  /** Ids of the selected rows that are listed, in the order of the list. */
  chosen: readonly string[]
  isChosen: (id: string) => boolean
  /** Selects or deselects rows. */
  choose: (ids: readonly string[], on: boolean) => void
  clear: () => void
}

/** Selection in a list. @param listed ids of its rows; others are not selected anymore */
export function useSelection(listed: readonly string[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen: listed.filter((id) => ticked.has(id)),
    isChosen: (id) => ticked.has(id),
    choose: (ids, on) =>
      setTicked(
        (before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
      ),
    clear: () => setTicked(new Set()),
  }
}
