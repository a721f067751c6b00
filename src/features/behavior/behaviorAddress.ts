import { DEFAULT_WINDOW } from '../../domain/behavior/behavior'
import { WINDOWS, type WindowDays } from '../../domain/trips/score'
import type { DataSort } from '../../ui/table/dataColumns'

/** What the address of a behavior table says, checked: what it does not know it leaves out. */
export interface BehaviorAddress {
  window: WindowDays
  /** By a dotted column key; null is the order of the vehicles. */
  sort: DataSort | null
}

/** Reads `?window=60&sort=-change`. @param dataKeys columns that may be sorted by */
export function readBehaviorAddress(
  search: { window?: unknown; sort?: unknown },
  dataKeys: readonly string[],
): BehaviorAddress {
  const column = dataKeys.find((key) => search.sort === key || search.sort === `-${key}`)
  return {
    window: WINDOWS.find((days) => String(days) === search.window) ?? DEFAULT_WINDOW,
    sort: column === undefined ? null : { column, descending: search.sort === `-${column}` },
  }
}

export function sortText({ column, descending }: DataSort): string {
  return descending ? `-${column}` : column
}
