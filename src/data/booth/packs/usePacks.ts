import { joinLive, type Live, mapLive } from '#domain/base/live'
import type { PackPointer } from '#domain/device/packPointer'
import { createLiveQuery, useLiveQuery } from '../../core/live'
import { DEMO_PACK_ID } from '../../schemas/pack'
import { rollBackPointerIn } from '../../seed/packPointer'
import { type PackFacts, packFactsIn } from './packStore'

export interface StoredDataset {
  name: string
  /** `pack@version` of its rows. */
  pack: string
  rows: number
  rowsDone: number
}

/** State of packs in the staff room. */
export interface PackState {
  pointer: PackPointer
  packs: readonly PackFacts[]
  datasets: readonly StoredDataset[]
}

/** The active pack, the stored packs, and the rows in the database. */
export function usePacks(): Live<PackState> {
  return mapLive(
    joinLive({ chosen: useLiveQuery(packsQuery), datasets: useLiveQuery(datasetsQuery) }),
    ({ chosen, datasets }) => ({ ...chosen, datasets }),
  )
}

const packsQuery = createLiveQuery(async (db) => ({
  pointer: await rollBackPointerIn(db),
  packs: await packFactsIn(db),
}))

const datasetsQuery = createLiveQuery(async (db) =>
  (await db.datasets.toArray()).map(
    ({ name, pack = DEMO_PACK_ID, version, rowsTotal, rowsDone }): StoredDataset => ({
      name,
      pack: `${pack}@${version}`,
      rows: rowsTotal,
      rowsDone,
    }),
  ),
)
