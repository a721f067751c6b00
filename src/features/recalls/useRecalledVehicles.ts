import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { joinLive, type Live, mapLive } from '#domain/base/live'
import type { Recall } from '#domain/vehicle/recall'
import type { VehicleImage } from '#domain/vehicle/vehicle'
import { useDealerVehicles } from '../../data/queries/dealerVehicles'
import { useRecalls } from '../../data/queries/recalls'
import { useVehicles } from '../../data/queries/vehicles'
import { LOT_LABELS } from '../../i18n/labelsInventory'

/** What a recall's card says of its vehicle. */
export interface RecalledVehicle {
  id: string
  label: string
  makeName: string
  modelYear: number
  image: VehicleImage
  /** Who has it: a driver, or the lot that it stands on; null where nobody has. */
  keeper: string | null
}

export interface RecallRow {
  recall: Recall
  /** Null when the vehicle left the account. */
  vehicle: RecalledVehicle | null
}

/** The recalls of the fleet's account, each with its vehicle as it is now. */
export function useFleetRecalls(): Live<RecallRow[]> {
  const recalls = useRecalls('fleet')
  const vehicles = useVehicles()
  return useMemo(
    () =>
      mapLive(joinLive({ recalls, vehicles }), (stored) =>
        stored.recalls.map((recall) => {
          const found = stored.vehicles.find(({ vin }) => vin === recall.vin)
          return { recall, vehicle: found ? { ...found, keeper: found.driverName } : null }
        }),
      ),
    [recalls, vehicles],
  )
}

/** The same of the dealer's account. */
export function useInventoryRecalls(): Live<RecallRow[]> {
  const { i18n } = useLingui()
  const recalls = useRecalls('dealer')
  const vehicles = useDealerVehicles()
  return useMemo(
    () =>
      mapLive(joinLive({ recalls, vehicles }), (stored) =>
        stored.recalls.map((recall) => {
          const found = stored.vehicles.find(({ vin }) => vin === recall.vin)
          return { recall, vehicle: found ? { ...found, keeper: i18n._(LOT_LABELS[found.lot]) } : null }
        }),
      ),
    [recalls, vehicles, i18n],
  )
}
