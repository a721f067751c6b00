import type { DealerVehicle } from '../dealer/dealerVehicle'
import type { Vehicle } from './vehicle'
import { reportsReadings } from './vehicleHealth'

/** How a vehicle looks on the map. */
export type VehicleTone = 'moving' | 'parked' | 'silent' | 'alert'

/** Why a vehicle is not on the map: its place is hidden, it sends nothing, or it has not arrived. */
export type UnplacedReason = 'masked' | 'silent' | 'inTransit'

/** Whether a fleet vehicle is on the map: not with location masking, nor while it reports nothing. */
export function unplacedReason(vehicle: Vehicle): UnplacedReason | null {
  if (vehicle.details.isLocationMasked) return 'masked'
  return reportsReadings(vehicle) ? null : 'silent'
}

/** The same for a dealer vehicle, which is on the map once it has reported. */
export function dealerUnplacedReason({ stockStatus, details }: DealerVehicle): UnplacedReason | null {
  if (details.connectedOn !== null) return null
  return stockStatus === 'inTransit' ? 'inTransit' : 'silent'
}

/** Moving or parked; graver than either is a health of the highest level. */
export function vehicleTone(vehicle: Vehicle, mph: number): VehicleTone {
  if (!reportsReadings(vehicle)) return 'silent'
  if (vehicle.health === 'high') return 'alert'
  return mph > 0 ? 'moving' : 'parked'
}

/** The same for a dealer vehicle. */
export function dealerVehicleTone({ health, status, details }: DealerVehicle, mph: number): VehicleTone {
  if (details.fuel === null && details.rangeMi === null) return 'silent'
  if (status === 'nonConnected' || status === 'configurationError') return 'silent'
  if (health === 'lowBattery') return 'alert'
  return mph > 0 ? 'moving' : 'parked'
}
