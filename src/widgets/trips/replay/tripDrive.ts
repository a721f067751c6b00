import type { Region } from '#domain/base/locale'
import { dotReadings } from '#domain/trips/telemetry/dots'
import { sampleAt, secondAt, type Telemetry } from '#domain/trips/telemetry/telemetry'
import { tripTelemetry } from '#domain/trips/telemetry/tripTelemetry'
import type { Trip } from '#domain/trips/trip'
import { type SpeedStretch, speedStretches } from '#domain/trips/tripLine'
import { type TripMoment, tripMoments } from '#domain/trips/tripMoments'
import { type DecodedPath, pointAlong } from '#domain/trips/tripPath'

/** A trip's path along the streets with the telemetry of the vehicle. */
export interface Drive {
  path: DecodedPath
  telemetry: Telemetry
  stretches: SpeedStretch[]
}

/** The telemetry of a trip along its path. */
export function driveOf(trip: Trip, path: DecodedPath): Drive {
  const telemetry = tripTelemetry(trip, path)
  return { path, telemetry, stretches: speedStretches(telemetry) }
}

/** The dots of a trip with second, position and speed; without a path, by the minute and on a straight line. */
export function momentsOf(trip: Trip, region: Region, drive: Drive | null): TripMoment[] {
  const ends = trip.map[region]
  if (!drive) {
    const { start, end } = ends
    return tripMoments(trip, ends, {
      positionAt: (miles) => {
        const share = miles / trip.distanceMi
        return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
      },
      secondAt: (_, { minute }) => minute * 60,
      speedAt: (_, { speedMph, speedLimitMph }) => ({ speedMph, limitMph: speedLimitMph }),
      roadsOf: () => ({ road: null, cross: null }),
    })
  }
  const { path, telemetry } = drive
  const readings = dotReadings(trip, telemetry)
  return tripMoments(trip, ends, {
    positionAt: (miles) => pointAlong(path, miles).position,
    // The last dot is at the end of the trip, which ends when the ignition is turned off.
    // Several events at once are shown where the vehicle was fastest.
    secondAt: (miles, dot) => {
      if (dot.type === 3) return telemetry.seconds
      const group = dot.type === 9 ? readings[trip.dots.indexOf(dot)] : undefined
      return group ? group.peakSecond : secondAt(telemetry, miles)
    },
    speedAt: (second) => sampleAt(telemetry, second),
    roadsOf: (index) => path.dots[index] ?? { road: null, cross: null },
  })
}
