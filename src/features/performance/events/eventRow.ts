import { type AnyVehicle, healthLevelOf } from '#domain/dealer/anyVehicle'
import { type EventFigures, eventFigures } from '#domain/performance/eventRows'
import type { WindowDays } from '#domain/vehicle/score'
import { modelText, type VehicleImage } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** A vehicle of the list with its events. */
export interface EventRow extends EventFigures {
  id: string
  label: string
  image: VehicleImage
  model: string
  /** The text that a search matches. */
  text: string
}

/** One row for each vehicle, with or without daily figures. */
export function eventRows(
  vehicles: readonly AnyVehicle[],
  days: readonly VehicleDays[],
  window: WindowDays,
  textOf: (vehicle: AnyVehicle) => string,
): EventRow[] {
  const daysOf = new Map(days.map((one) => [one.id, one]))
  return vehicles.map((vehicle) => ({
    id: vehicle.id,
    label: vehicle.label,
    image: vehicle.image,
    model: modelText(vehicle),
    text: textOf(vehicle),
    ...eventFigures(healthLevelOf(vehicle), daysOf.get(vehicle.id), window),
  }))
}
