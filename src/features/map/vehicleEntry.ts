import type { I18n } from '@lingui/core'
import type { Region } from '#domain/base/locale'
import { type AnyVehicle, isInventory, unplacedReasonOf, vehicleToneOf } from '#domain/dealer/anyVehicle'
import { fleetLabel } from '../../i18n/fleetLabel'
import { LOT_LABELS, NOT_ON_A_LOT } from '../../i18n/labelsInventory'
import type { VehicleEntry } from './mapEntry'
import { STOCK_NUMBER_AND_PLACE } from './mapLabels'

/** A vehicle as list and map need it, in the language of `i18n`. */
export function vehicleEntry(vehicle: AnyVehicle, region: Region, i18n: I18n): VehicleEntry {
  const place = vehiclePlace(vehicle, region)
  return {
    id: vehicle.id,
    ...wordsOf(vehicle, i18n),
    picture: { image: vehicle.image },
    tone: vehicleToneOf(vehicle, place.animation.speedMph),
    ...place,
  }
}

/** Where a vehicle is on the map of a region and how it moves there, or why it is not. */
export function vehiclePlace(
  vehicle: AnyVehicle,
  region: Region,
): Pick<VehicleEntry, 'position' | 'unplaced' | 'animation'> {
  const animation = vehicle.details.map[region]
  const unplaced = unplacedReasonOf(vehicle)
  return { position: unplaced === null ? animation.start : null, unplaced, animation }
}

function wordsOf(vehicle: AnyVehicle, i18n: I18n): Pick<VehicleEntry, 'label' | 'detail'> {
  const { label, modelName, modelYear } = vehicle
  if (!isInventory(vehicle))
    return { label, detail: `${modelName}, ${vehicle.driverName ?? fleetLabel(vehicle.fleet, i18n)}` }
  const { stock, trim, geofence } = vehicle
  const { t: translate } = i18n
  const place = i18n._(geofence === null ? NOT_ON_A_LOT : LOT_LABELS[geofence])
  return {
    label: `${modelName} ${trim}, ${modelYear}`,
    detail: translate({ ...STOCK_NUMBER_AND_PLACE, values: { stock, place } }),
  }
}
