import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg } from '#domain/geo/measure'
import { positionAlong, segmentAt } from '#domain/geo/polyline'
import { sampleAt, type Telemetry } from '../telemetry/telemetry'
import { type DecodedPath, roadAt } from '../tripPath'

export type ReplayPath = Pick<DecodedPath, 'points' | 'mileAt' | 'roads'>

/** The vehicle at a given time of its trip. */
export interface ReplayState {
  position: LngLat
  /** Degrees clockwise from north, 0 up to 360; turns gradually at corners, like a vehicle. */
  bearingDeg: number
  speedMph: number
  limitMph: number
  road: string | null
  mile: number
}

/** Half the wheelbase of a vehicle with its steering, miles: corners are rounded over twice this length. */
const HALF_WHEELBASE_MI = 0.006

/** Position and readings of the vehicle at a second of its trip, with fractions. */
export function replayAt(telemetry: Telemetry, path: ReplayPath, second: number): ReplayState {
  const { mile, speedMph, limitMph } = sampleAt(telemetry, second)
  return {
    position: positionAlong(path.points, path.mileAt, mile),
    bearingDeg: headingAt(path, mile),
    speedMph,
    limitMph,
    road: roadAt(path, segmentAt(path.mileAt, mile))?.name ?? null,
    mile,
  }
}

/**
 * The heading of a vehicle after a number of miles, degrees: from rear to front axle, so that it turns
 * through corners.
 */
export function headingAt({ points, mileAt }: Pick<ReplayPath, 'points' | 'mileAt'>, mile: number): number {
  const last = mileAt.at(-1) ?? 0
  const middle = Math.min(last - HALF_WHEELBASE_MI, Math.max(HALF_WHEELBASE_MI, mile))
  return bearingDeg(
    positionAlong(points, mileAt, middle - HALF_WHEELBASE_MI),
    positionAlong(points, mileAt, middle + HALF_WHEELBASE_MI),
  )
}
