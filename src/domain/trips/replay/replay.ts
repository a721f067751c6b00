import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg } from '#domain/geo/measure'
import { positionAlong, segmentAt } from '#domain/geo/polyline'
import { sampleAt, type Telemetry } from '../telemetry/telemetry'
import { type DecodedPath, roadAt } from '../tripPath'

/** What a replay needs of a path. */
export type ReplayPath = Pick<DecodedPath, 'points' | 'mileAt' | 'roads'>

/** The vehicle at a moment of its trip. */
export interface ReplayState {
  position: LngLat
  /** Degrees clockwise from north, 0 up to 360; round a corner it turns as a vehicle does. */
  bearingDeg: number
  speedMph: number
  limitMph: number
  /** Name of the road. */
  road: string | null
  mile: number
}

/** Half the length of a vehicle with its steering, miles: a corner is rounded off over twice this. */
const HALF_WHEELBASE_MI = 0.006

/** Where the vehicle was at a second of its trip, with fractions, and what it did. */
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

/** The bearing of a vehicle so many miles along a path, degrees: rear to front, so that it turns through corners. */
export function headingAt({ points, mileAt }: Pick<ReplayPath, 'points' | 'mileAt'>, mile: number): number {
  const last = mileAt.at(-1) ?? 0
  const middle = Math.min(last - HALF_WHEELBASE_MI, Math.max(HALF_WHEELBASE_MI, mile))
  return bearingDeg(
    positionAlong(points, mileAt, middle - HALF_WHEELBASE_MI),
    positionAlong(points, mileAt, middle + HALF_WHEELBASE_MI),
  )
}
