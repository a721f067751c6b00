import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { isInventory } from '#domain/dealer/anyVehicle'
import type { Recall } from '#domain/vehicle/recall'
import type { VehicleImage } from '#domain/vehicle/vehicle'
import { useVehiclesOf } from '../../data/queries/anyVehicles'
import { useRecalls } from '../../data/queries/recalls'
import { LOT_LABELS } from '../../i18n/labelsInventory'

/** The vehicle in a recall's card. */
export interface RecalledVehicle {
  id: string
  label: string
  makeName: string
  modelYear: number
  image: VehicleImage
  /** Its driver, or its lot; null without either. */
  keeper: string | null
}

export interface RecallRow {
  recall: Recall
  /** Null if the vehicle left the account. */
  vehicle: RecalledVehicle | null
}

/** The recalls of an account, each with its vehicle as it is now. */
export function useRecalledVehicles(section: Section): Live<RecallRow[]> {
  const { i18n } = useLingui()
  const recalls = useRecalls(section)
  const vehicles = useVehiclesOf(section)
  return useMemo(
    () =>
      mapLive(joinLive({ recalls, vehicles }), (stored) =>
        stored.recalls.map((recall) => {
          const found = stored.vehicles.find(({ vin }) => vin === recall.vin)
          if (!found) return { recall, vehicle: null }
          const keeper = isInventory(found) ? i18n._(LOT_LABELS[found.lot]) : found.driverName
          return { recall, vehicle: { ...found, keeper } }
        }),
      ),
    [recalls, vehicles, i18n],
  )
}
