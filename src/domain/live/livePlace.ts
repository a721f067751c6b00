import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { MapAnimation } from '#domain/vehicle/vehicle'
import type { Place, VehicleMove } from './liveEvents'

/** What the live connection told last of a vehicle, and before that. */
export interface LivePlace {
  move: VehicleMove
  /** When it came, milliseconds after the page began. */
  atMs: number
  /** Where the vehicle was shown when it came; null for the first news of it. */
  from: Record<Region, Place> | null
  /** Milliseconds that the way from there takes. */
  glideMs: number
}

/** A gap longer than this is no drive to be shown: the vehicle is where it is. */
export const LONGEST_GLIDE_MS = 3_000

/** News of a vehicle, after what was known of it. */
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

/** Where a vehicle is shown at a moment: on its way from the last place that was told to the newest. */
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

/** The row as it is now: with the places and the speed that the live connection told, or the row itself. */
export function withLivePlace<Row extends RowOnMap>(row: Row, place: LivePlace | undefined): Row {
  if (!place) return row
  const { map, speedMph } = place.move
  const now = (region: Region): MapAnimation => ({
    ...row.details.map[region],
    start: map[region].position,
    end: map[region].position,
    rotationDeg: map[region].rotationDeg,
    speedMph,
    // Where it goes next is told, not known.
    path: '',
  })
  return { ...row, details: { ...row.details, map: { us: now('us'), ca: now('ca'), mx: now('mx') } } }
}

/** A vehicle of the fleet or of the inventory, as far as the map asks. */
export interface RowOnMap {
  id: string
  details: { map: Record<Region, MapAnimation> }
}
