import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import type { DrivenVehicle, VehicleImage } from '#domain/vehicle/vehicle'

/** A line of the vehicle check: a vehicle, and who has it. */
export interface CheckedVehicle {
  id: string
  label: string
  image: VehicleImage
  makeName: string
  modelName: string
  modelYear: number
  clickable: boolean
  checkedOut: boolean
  /** Full name; null when it is available, or nobody knows. */
  driverName: string | null
  /** How long it is out, in minutes; null when the data does not say. */
  sinceMinutesAgo: number | null
}

/** The vehicles of a fleet: those are out that the dashboard counts, with a driver of their own. */
export function fleetCheckList(vehicles: readonly DrivenVehicle[]): CheckedVehicle[] {
  return checkedOutFirst(
    vehicles.map((vehicle) => {
      const { driverId, driverName, details } = vehicle
      const taken = details.notifications.find(({ kind }) => kind === 'checkOut')
      return {
        ...identityOf(vehicle),
        checkedOut: driverId !== null,
        driverName: driverName,
        sinceMinutesAgo: driverId === null ? null : (taken?.minutesAgo ?? null),
      }
    }),
  )
}

/** The same for the dealer inventory; vehicles in use count as checked out. */
export function inventoryCheckList(inventory: readonly DealerVehicle[]): CheckedVehicle[] {
  return checkedOutFirst(
    inventory.map((vehicle) => ({
      ...identityOf(vehicle),
      checkedOut: vehicle.assignedDriver !== null,
      driverName: vehicle.assignedDriver,
      sinceMinutesAgo: null,
    })),
  )
}

function identityOf({
  id,
  label,
  image,
  makeName,
  modelName,
  modelYear,
  details,
}: DrivenVehicle | DealerVehicle) {
  return { id, label, image, makeName, modelName, modelYear, clickable: details.clickable }
}

function checkedOutFirst(vehicles: CheckedVehicle[]): CheckedVehicle[] {
  return vehicles.toSorted((a, b) => Number(b.checkedOut) - Number(a.checkedOut))
}
