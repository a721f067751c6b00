import type { LngLat } from '#domain/geo/lngLat'
import { radians } from '#domain/geo/measure'

/** Meters of a degree of latitude. */
const METERS_PER_DEGREE = 111_195
/** A line is looked at in steps of so many meters. */
const STEP_M = 10
/** What is shorter is a bend of the road, meters. */
const SHORTEST_M = 60
/** What is longer is another errand, meters. */
const LONGEST_M = 500
/** A notch is at least so many times as long as the straight line between its ends. */
const LENGTH_RATIO = 4

/** A part of a line that comes back to where it set out, or nearly: a spike, or a way around for nothing. */
export interface Notch {
  /** Meters along the line to its start. */
  fromM: number
  /** Meters along the line to its end. */
  toM: number
}

/** The notches of a line in order, of those that overlap the first. */
export function notches(line: readonly LngLat[]): Notch[] {
  const { xs, ys } = stepsOf(line)
  const found: Notch[] = []
  for (let from = 0; from < xs.length; from++) {
    const farthest = Math.min(from + LONGEST_M / STEP_M, xs.length - 1)
    let to = farthest
    while (to - from >= SHORTEST_M / STEP_M) {
      const apartM = Math.hypot(
        (xs[to] as number) - (xs[from] as number),
        (ys[to] as number) - (ys[from] as number),
      )
      const missingM = apartM * LENGTH_RATIO - (to - from) * STEP_M
      if (missingM <= 0) {
        found.push({ fromM: from * STEP_M, toM: to * STEP_M })
        from = to
        break
      }
      // A step back changes each side by at most its length, so that steps that cannot do are left out.
      to -= Math.max(1, Math.ceil(missingM / ((LENGTH_RATIO - 1) * STEP_M)))
    }
  }
  return found
}

/** Whether a line has a notch. */
export function hasNotch(line: readonly LngLat[]): boolean {
  return notches(line).length > 0
}

/** The positions on a line every `STEP_M` meters, in meters on a flat map. */
function stepsOf(line: readonly LngLat[]): { xs: number[]; ys: number[] } {
  const metersPerLng = Math.cos(radians(line[0]?.[1] ?? 0)) * METERS_PER_DEGREE
  const xs: number[] = []
  const ys: number[] = []
  let before: { x: number; y: number } | undefined
  /** Meters from the point before to the next step. */
  let ahead = 0
  for (const [lng, lat] of line) {
    const point = { x: lng * metersPerLng, y: lat * METERS_PER_DEGREE }
    const start = before ?? point
    const meters = Math.hypot(point.x - start.x, point.y - start.y)
    for (; ahead < meters || xs.length === 0; ahead += STEP_M) {
      const share = meters > 0 ? ahead / meters : 0
      xs.push(start.x + (point.x - start.x) * share)
      ys.push(start.y + (point.y - start.y) * share)
    }
    ahead -= meters
    before = point
  }
  return { xs, ys }
}
