import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { distanceMi } from '#domain/geo/measure'
import { nearestRoadName } from '#domain/trips/nearestRoadName'
import { type DecodedPath, decodePath, type TripPaths } from '#domain/trips/tripPath'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import type { DriverScores } from '#domain/vehicle/vehicleDays'
import { useVehiclePaths } from '../../../data/map/tripPaths'
import { useNewestTrip } from '../../../data/queries/trips'
import { useDriverScores } from '../../../data/queries/vehicleDays'
import { useFormats } from '../../../i18n/FormatsProvider'

export interface VehicleStateFacts {
  /** Of its driver; null without one, or while they are being read. */
  scores: DriverScores | null
  /** Where it stands, or the street that it drives on; null when nobody knows. */
  address: string | null
  lastTrip: { endedAt: Date; distance: string; duration: string } | null
}

/** A place within this many miles of a trip's end is that end; up to the second figure it is near it. */
const AT_TRIP_END_MI = 0.04
const NEAR_TRIP_END_MI = 1

/**
 * Facts of the panel that are not in the vehicle's row.
 * @param here position; null for a vehicle that is not on the map
 */
export function useVehicleState(
  vehicle: DrivenVehicle,
  region: Region,
  here: LngLat | null,
): VehicleStateFacts {
  const { t } = useLingui()
  const formats = useFormats()
  const scores = useDriverScores(vehicle.driverId ?? '')
  const newest = useNewestTrip({ vehicleId: vehicle.id })
  const paths = useVehiclePaths(region, vehicle.id)
  const row = valueOr(paths, null)
  const road = useMemo(() => (row && here ? nearestRoadName(decodedPathsOf(row), here) : null), [row, here])
  const trip = valueOr(newest, null)
  const regionTrip = trip?.map[region]
  const awayMi = regionTrip && here ? distanceMi(regionTrip.end, here) : Number.POSITIVE_INFINITY
  const end = regionTrip?.endLocation ?? ''
  const nearEnd = awayMi < NEAR_TRIP_END_MI ? t`Near ${end}` : null
  return {
    scores: vehicle.driverId === null ? null : valueOr(scores, null),
    address: here === null ? null : awayMi < AT_TRIP_END_MI ? end : (road ?? nearEnd),
    lastTrip: trip && {
      endedAt: formats.at(trip.ended),
      distance: formats.distance(trip.distanceMi, 'oneDecimal').text,
      duration: formats.duration(trip.minutes),
    },
  }
}

function* decodedPathsOf(row: TripPaths): Iterable<DecodedPath> {
  for (const id of Object.keys(row.trips)) {
    const path = decodePath(row, id)
    if (path) yield path
  }
}
