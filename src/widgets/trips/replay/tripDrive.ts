import type { Region } from '#domain/base/locale'
import { dotReadings } from '#domain/trips/telemetry/dots'
import { sampleAt, secondAt, type Telemetry } from '#domain/trips/telemetry/telemetry'
import { tripTelemetry } from '#domain/trips/telemetry/tripTelemetry'
import { DOT_KINDS, type Trip } from '#domain/trips/trip'
import { type SpeedStretch, speedStretches } from '#domain/trips/tripLine'
import { type DotKind, type TripMoment, tripMoments } from '#domain/trips/tripMoments'
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

/** Events that may last for minutes: they show at their place, not where the vehicle was fastest. */
const LASTING: ReadonlySet<DotKind> = new Set(['roadSpeeding', 'fixedSpeed', 'idling'])

/**
 * The dots of a trip with second, position and speed; without a path, by the minute and on a straight line.
 * A second is whole, so that each screen shows the reading of the replay: of hard braking, the speed before it
 * (docs/rules.md TR-10).
 */
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
    secondAt: (miles, dot) => {
      const reading = readings[trip.dots.indexOf(dot)]
      if (!reading) return Math.round(secondAt(telemetry, miles))
      return LASTING.has(DOT_KINDS[dot.type]) ? reading.second : reading.peakSecond
    },
    speedAt: (second) => sampleAt(telemetry, second),
    roadsOf: (index) => path.dots[index] ?? { road: null, cross: null },
  })
}
