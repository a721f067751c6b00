import { useState } from 'react'

/** Rows that are ticked. */
export interface Selection {
  /** Ids of those that are ticked and listed, in the order of the list. */
  chosen: readonly string[]
  isChosen: (id: string) => boolean
  /** Ticks rows, or takes their ticks away. */
  choose: (ids: readonly string[], on: boolean) => void
  clear: () => void
}

/** Ticks on the rows of a list. @param listed ids of its rows: what is no longer among them is not chosen */
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
