import { type EventFigures, eventFigures } from '#domain/performance/eventRows'
import type { WindowDays } from '#domain/vehicle/score'
import { type HealthLevel, modelText, type VehicleImage } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** A vehicle of the list with its events. */
export interface EventRow extends EventFigures {
  id: string
  label: string
  image: VehicleImage
  model: string
  /** What a search looks through. */
  text: string
}

interface Listed {
  id: string
  label: string
  image: VehicleImage
  makeName: string
  modelName: string
  modelYear: number
}

/** A row a vehicle, whether it has days or not. */
export function eventRows<Vehicle extends Listed>(
  vehicles: readonly Vehicle[],
  healthOf: (vehicle: Vehicle) => HealthLevel,
  days: readonly VehicleDays[],
  window: WindowDays,
  textOf: (vehicle: Vehicle) => string,
): EventRow[] {
  const daysOf = new Map(days.map((one) => [one.id, one]))
  return vehicles.map((vehicle) => ({
    id: vehicle.id,
    label: vehicle.label,
    image: vehicle.image,
    model: modelText(vehicle),
    text: textOf(vehicle),
    ...eventFigures(healthOf(vehicle), daysOf.get(vehicle.id), window),
  }))
}
