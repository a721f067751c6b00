import type { Region } from '#domain/base/locale'
import type { Vehicle } from './vehicle'
import { reportsReadings } from './vehicleHealth'

/** Appearance of a vehicle on the map. */
export type VehicleTone = 'moving' | 'parked' | 'silent' | 'alert'

/** Why a vehicle is not on the map: its position is hidden, it does not report, or it has not arrived. */
export type UnplacedReason = 'masked' | 'silent' | 'inTransit'

/** Why a fleet vehicle is not on the map: location masking, or no report. */
export function unplacedReason(vehicle: Vehicle): UnplacedReason | null {
  if (vehicle.details.isLocationMasked) return 'masked'
  return reportsReadings(vehicle) ? null : 'silent'
}

/** Whether a fleet vehicle is moving in the current region: it reports, and has a speed (mph). */
export function isMoving(vehicle: Vehicle, region: Region): boolean {
  return reportsReadings(vehicle) && vehicle.details.map[region].speedMph > 0
}

/** Moving or parked, unless its health is at the most severe level. */
export function vehicleTone(vehicle: Vehicle, mph: number): VehicleTone {
  if (vehicle.health === 'noData') return 'silent'
  if (vehicle.health === 'high') return 'alert'
  return mph > 0 ? 'moving' : 'parked'
}
