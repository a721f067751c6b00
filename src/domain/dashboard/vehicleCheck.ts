import { type AnyVehicle, driverNameOf, isCheckedOut, isInventory } from '#domain/dealer/anyVehicle'
import type { VehicleImage } from '#domain/vehicle/vehicle'

/** A line of the vehicle check: a vehicle and its driver. */
export interface CheckedVehicle {
  id: string
  label: string
  image: VehicleImage
  makeName: string
  modelName: string
  modelYear: number
  clickable: boolean
  checkedOut: boolean
  /** Full name; null if it is available, or the driver is unknown. */
  driverName: string | null
  /** How long it has been checked out, in minutes; null if the data does not tell. */
  sinceMinutesAgo: number | null
}

/** Vehicles with who has them: those are out that the dashboard counts, and they go first. */
export function checkList(vehicles: readonly AnyVehicle[]): CheckedVehicle[] {
  return vehicles
    .map((vehicle) => {
      const { id, label, image, makeName, modelName, modelYear, details } = vehicle
      const checkedOut = isCheckedOut(vehicle)
      return {
        id,
        label,
        image,
        makeName,
        modelName,
        modelYear,
        clickable: details.clickable,
        checkedOut,
        driverName: driverNameOf(vehicle),
        sinceMinutesAgo: checkedOut ? takenMinutesAgo(vehicle) : null,
      }
    })
    .toSorted((a, b) => Number(b.checkedOut) - Number(a.checkedOut))
}

/** An inventory does not say when a vehicle was taken. */
function takenMinutesAgo(vehicle: AnyVehicle): number | null {
  if (isInventory(vehicle)) return null
  return vehicle.details.notifications.find(({ kind }) => kind === 'checkOut')?.minutesAgo ?? null
}
