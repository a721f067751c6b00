import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { MapAnimation } from '#domain/vehicle/vehicle'
import type { Place, VehicleMove } from './liveEvents'

/** The latest place of a vehicle from the live connection, and the one before. */
export interface LivePlace {
  move: VehicleMove
  /** When it arrived, milliseconds since the page was loaded. */
  atMs: number
  /** Where the vehicle was shown at that time; null for its first update. */
  from: Record<Region, Place> | null
  /** Duration of the animation from there, milliseconds. */
  glideMs: number
}

/** After a longer gap the vehicle is not animated but placed. */
export const LONGEST_GLIDE_MS = 3_000

/** The place after an update. */
export function nextPlace(before: LivePlace | undefined, move: VehicleMove, atMs: number): LivePlace {
  const gapMs = before ? atMs - before.atMs : 0
  if (!before || gapMs > LONGEST_GLIDE_MS) return { move, atMs, from: null, glideMs: 0 }
  const from = {
    us: placeAt(before, 'us', atMs),
    ca: placeAt(before, 'ca', atMs),
    mx: placeAt(before, 'mx', atMs),
  }
  return { move, atMs, from, glideMs: gapMs }
}

/** Where a vehicle is shown at a given time: on its way from the previous place to the latest. */
export function placeAt({ move, atMs, from, glideMs }: LivePlace, region: Region, nowMs: number): Place {
  const to = move.map[region]
  const start = from?.[region]
  if (!start || glideMs <= 0) return to
  const part = Math.min(1, Math.max(0, (nowMs - atMs) / glideMs))
  return { position: between(start.position, to.position, part), rotationDeg: to.rotationDeg }
}

function between(a: LngLat, b: LngLat, part: number): LngLat {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** The row with place and speed from the live connection, or the row itself without any. */
export function withLivePlace<Row extends RowOnMap>(row: Row, place: LivePlace | undefined): Row {
  if (!place) return row
  const { map, speedMph } = place.move
  const now = (region: Region): MapAnimation => ({
    ...row.details.map[region],
    start: map[region].position,
    end: map[region].position,
    rotationDeg: map[region].rotationDeg,
    speedMph,
    // Its further path is not known.
    path: '',
  })
  return { ...row, details: { ...row.details, map: { us: now('us'), ca: now('ca'), mx: now('mx') } } }
}

/** The fields of a fleet or inventory vehicle that the map needs. */
export interface RowOnMap {
  id: string
  details: { map: Record<Region, MapAnimation> }
}
