import type { ReactNode } from 'react'
import type { Live } from '#domain/base/live'
import type { Bounds } from '#domain/geo/frame'
import type { VehicleEntry } from './mapEntry'
import type { VehicleMotion } from './useVehicleMotion'

export interface VehiclePanelParts extends Pick<VehicleMotion, 'placeOf'> {
  stepper: ReactNode
  onClose: () => void
}

/** What the vehicles tab shows: a fleet's vehicles or a dealer's inventory. */
export interface VehiclesPart {
  /** What passes fleet, filter and search, in the order of the list; null while it is being stored. */
  entries: readonly VehicleEntry[] | null
  /** What passes fleet and filter, and matches the text. */
  find: (text: string) => readonly VehicleEntry[]
  /** Around all that are on the map before filter and search: what the map shows first. Null while unknown. */
  home: Bounds | null
  /** How many there are before filter and search. */
  all: number
  /** The query behind it, for what went wrong. */
  rows: Live<unknown>
  /** Whether there is such a vehicle at all, shown or not. */
  has: (id: string) => boolean
  placeholder: string
  /** Quick choices under the search box. */
  chips: ReactNode
  /** How many are moving, parked or not on the map; each is a filter. */
  counts?: ReactNode
  filter: ReactNode
  /** The panel of one vehicle. */
  panel: (id: string, parts: VehiclePanelParts) => ReactNode
  /** Layers beside the vehicles. */
  layers?: ReactNode
  /** Clears filter and search when nothing was found. */
  onClearFilter: () => void
  isFiltered: boolean
  /** Replaces list, chips and filter if the plan has no positions. */
  locked?: ReactNode
}
