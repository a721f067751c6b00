import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Region } from '#domain/base/locale'
import { type AnyVehicle, isInventory } from '#domain/dealer/anyVehicle'
import { dealerFinding } from '#domain/dealer/dealerHealth'
import { inventoryText, vehicleText } from '#domain/lists/vehicleText'
import { fleetLabel } from '../../i18n/fleetLabel'
import { STATUS_LABELS, TAG_LABELS } from '../../i18n/labels'
import {
  COLOR_LABELS,
  CONDITION_LABELS,
  DEALER_FINDING_LABELS,
  DEALER_FLEET_LABELS,
  DEALER_TAG_LABELS,
  ENGINE_LABELS,
  LOT_LABELS,
  NOT_ON_A_LOT,
  STOCK_LABELS,
} from '../../i18n/labelsInventory'
import { useFindingText } from './useFindingText'

/** The searched text of a vehicle: everything that a list shows, in the visitor's language. */
export function useVehicleText(region: Region): (vehicle: AnyVehicle) => string {
  const { t, i18n } = useLingui()
  const findingOf = useFindingText()
  return useCallback(
    (vehicle) =>
      isInventory(vehicle)
        ? inventoryText(vehicle, region, [
            i18n._(LOT_LABELS[vehicle.lot]),
            i18n._(STOCK_LABELS[vehicle.stockStatus]),
            i18n._(DEALER_FINDING_LABELS[dealerFinding(vehicle)]),
            i18n._(STATUS_LABELS[vehicle.status]),
            i18n._(CONDITION_LABELS[vehicle.condition]),
            i18n._(vehicle.geofence === null ? NOT_ON_A_LOT : LOT_LABELS[vehicle.geofence]),
            i18n._(COLOR_LABELS[vehicle.color]),
            i18n._(DEALER_FLEET_LABELS[vehicle.fleet]),
            i18n._(ENGINE_LABELS[vehicle.details.ev ? 'electric' : 'gasoline']),
            vehicle.assignedDriver ?? t`Unassigned`,
            ...vehicle.tags.map((tag) => i18n._(DEALER_TAG_LABELS[tag])),
          ])
        : vehicleText(vehicle, region, [
            i18n._(STATUS_LABELS[vehicle.status]),
            findingOf(vehicle),
            fleetLabel(vehicle.fleet, i18n),
            i18n._(ENGINE_LABELS[vehicle.details.ev ? 'electric' : 'gasoline']),
            vehicle.driverName ?? t`Unassigned`,
            ...vehicle.tags.map((tag) => i18n._(TAG_LABELS[tag])),
          ]),
    [t, i18n, region, findingOf],
  )
}
