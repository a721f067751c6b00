import type { LngLat } from '#domain/geo/lngLat'
import { destinationPoint } from '../plan/geo'

const MILES_PER_METER = 1 / 1609.344
/** A stall is 3 m wide; rows are 9 m apart, half of it aisle. */
const STALL_M = 3
const ROW_M = 9
const STALLS_PER_ROW = 13
const ROWS = 6
/** Fence around the outer stalls. */
const MARGIN_M = 9

const WIDTH_M = (STALLS_PER_ROW - 1) * STALL_M + 2 * MARGIN_M
const HEIGHT_M = (ROWS - 1) * ROW_M + 2 * MARGIN_M

/** Stalls of a lot. */
export const STALLS = STALLS_PER_ROW * ROWS

/** Where stall `index` (0 up to STALLS) is; filled row by row. Throws a RangeError past the last. */
export function stallAt(center: LngLat, index: number): { position: LngLat; rotationDeg: number } {
  if (index >= STALLS) throw new RangeError(`A lot has ${STALLS} stalls, not ${index + 1}`)
  const row = Math.floor(index / STALLS_PER_ROW)
  const east = ((index % STALLS_PER_ROW) - (STALLS_PER_ROW - 1) / 2) * STALL_M
  const north = (row - (ROWS - 1) / 2) * ROW_M
  // Every other row looks the other way, nose to the aisle.
  return { position: offset(center, east, north), rotationDeg: row % 2 === 0 ? 0 : 180 }
}

/** The lot's fence, corner by corner, closed. */
export function lotGeofence(center: LngLat): LngLat[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const
  return corners.map(([x, y]) => offset(center, (x * WIDTH_M) / 2, (y * HEIGHT_M) / 2))
}

function offset(center: LngLat, eastM: number, northM: number): LngLat {
  return destinationPoint(destinationPoint(center, eastM * MILES_PER_METER, 90), northM * MILES_PER_METER, 0)
}
