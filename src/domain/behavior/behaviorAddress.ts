import type { WindowDays } from '../trips/score'
import { readWindow } from '../trips/windowSearch'
import { DEFAULT_WINDOW } from './behavior'
import type { BehaviorSearch } from './behaviorSearch'

export interface BehaviorSort {
  /** A dotted column key. */
  column: string
  descending: boolean
}

/** What the address of a behavior table stands for. */
export interface BehaviorAddress {
  window: WindowDays
  /** Null is the order of the vehicles. */
  sort: BehaviorSort | null
}

/** Reads the search parameters of a table. @param dataKeys columns that may be sorted by */
export function readBehaviorAddress(search: BehaviorSearch, dataKeys: readonly string[]): BehaviorAddress {
  const column = dataKeys.find((key) => search.sort === key || search.sort === `-${key}`)
  return {
    window: readWindow(search.window, DEFAULT_WINDOW),
    sort: column === undefined ? null : { column, descending: search.sort === `-${column}` },
  }
}

export function sortText({ column, descending }: BehaviorSort): string {
  return descending ? `-${column}` : column
}
