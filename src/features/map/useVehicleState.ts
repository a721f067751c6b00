import { useNewestTrip } from '../../data/trips'
import { useDriverScores } from '../../data/vehicleDays'
import type { Region } from '../../domain/locale'
import type { DrivenVehicle } from '../../domain/vehicle'
import type { DriverScores } from '../../domain/vehicleDays'
import { unplacedReason } from '../../domain/vehiclePlace'
import { useFormats } from '../../i18n/FormatsProvider'

export interface VehicleStateFacts {
  /** Of its driver; null without one, or while they are being read. */
  scores: DriverScores | null
  /** Where it stands, or the street that it drives on; null when nobody knows. */
  address: string | null
  lastTrip: { endedAt: Date; distance: string; duration: string } | null
}

/** A place within this many degrees of a trip's end is that end: about 50 m. */
const AT_THE_END_DEG = 0.0006

/** What the panel tells that is not in the vehicle's own row. */
export function useVehicleState(vehicle: DrivenVehicle, region: Region): VehicleStateFacts {
  const formats = useFormats()
  const scores = useDriverScores(vehicle.driverId ?? '')
  const newest = useNewestTrip({ vehicleId: vehicle.id })
  const trip = (newest.status === 'ready' && newest.value) || null
  const { start, speedMph } = vehicle.details.map[region]
  const way = trip?.map[region]
  const atItsEnd =
    way !== undefined &&
    speedMph === 0 &&
    Math.hypot(way.end[0] - start[0], way.end[1] - start[1]) < AT_THE_END_DEG
  return {
    scores: vehicle.driverId !== null && scores.status === 'ready' ? scores.value : null,
    address: atItsEnd && unplacedReason(vehicle) === null ? way.endLocation : null,
    lastTrip: trip && {
      endedAt: formats.at(trip.ended),
      distance: formats.distance(trip.distanceMi, 'oneDecimal').text,
      duration: formats.duration(trip.minutes),
    },
  }
}
