import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PackState, StoredDataset } from '../../../data/booth/packs/usePacks'
import { DEMO_PACK_ID } from '../../../data/schemas/pack'

/** Datasets that staff look at first; the others are added up. */
export const COUNTED: Readonly<Record<string, MessageDescriptor>> = {
  vehicles: msg`Vehicles`,
  users: msg`People`,
  fleets: msg`Fleets`,
  trips: msg`Trips`,
  feedItems: msg`Notifications`,
  reports: msg`Reports`,
  expenses: msg`Expenses`,
  dealerVehicles: msg`Dealer’s vehicles`,
}

export interface PackCount {
  name: MessageDescriptor
  now: number
  next: number
}

/**
 * Number of rows before and after a pack, for the main datasets, and for all others together.
 * @param now rows by dataset as stored
 * @param next rows by dataset with the pack
 */
export function packCounts(now: ReadonlyMap<string, number>, next: ReadonlyMap<string, number>): PackCount[] {
  const others = (rows: ReadonlyMap<string, number>) =>
    [...rows].reduce((sum, [name, count]) => (Object.hasOwn(COUNTED, name) ? sum : sum + count), 0)
  return [
    ...Object.entries(COUNTED).map(([dataset, name]) => ({
      name,
      now: now.get(dataset) ?? 0,
      next: next.get(dataset) ?? 0,
    })),
    { name: msg`Other rows`, now: others(now), next: others(next) },
  ]
}

/** Number of rows by dataset as stored. */
export function rowCounts({ datasets }: PackState): ReadonlyMap<string, number> {
  return new Map(datasets.map(({ name, rows }) => [name, rows]))
}

/** Share of the chosen pack that is stored, 0 to 1: rows of the previous pack do not count. */
export function storedShare({ pointer, datasets }: PackState): number {
  const brought = new Set(pointer.datasets.map(({ name }) => name))
  const isChosen = ({ name, pack }: StoredDataset) =>
    brought.has(name) ? pack === pointer.active : pack.startsWith(`${DEMO_PACK_ID}@`)
  const rows = datasets.reduce((sum, dataset) => sum + dataset.rows, 0)
  const done = datasets.reduce((sum, dataset) => (isChosen(dataset) ? sum + dataset.rowsDone : sum), 0)
  return rows === 0 ? 0 : done / rows
}
