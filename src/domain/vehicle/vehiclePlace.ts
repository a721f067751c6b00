import type { Region } from '#domain/base/locale'
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

/** Whether a fleet vehicle is on its way in the region that is shown: it reports, and has a speed (mph). */
export function isMoving(vehicle: Vehicle, region: Region): boolean {
  return reportsReadings(vehicle) && vehicle.details.map[region].speedMph > 0
}

/** Moving or parked; graver than either is a health of the highest level. */
export function vehicleTone(vehicle: Vehicle, mph: number): VehicleTone {
  if (vehicle.health === 'noData') return 'silent'
  if (vehicle.health === 'high') return 'alert'
  return mph > 0 ? 'moving' : 'parked'
}
