import type { Vehicle } from '../../domain/vehicle/vehicle'
import { reportsReadings } from '../../domain/vehicle/vehicleHealth'
import type { Tone } from '../../ui/display/StatusLabel'

/** Color of a vehicle's health: by its level, and grey where nothing is known. */
export function healthTone(vehicle: Vehicle): Tone {
  if (!reportsReadings(vehicle)) return 'unk'
  return vehicle.health === 'high' ? 'high' : vehicle.health === 'medium' ? 'med' : 'ok'
}
