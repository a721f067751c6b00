import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { bearingDeg, bearingDifferenceDeg, distanceMi } from '#domain/geo/measure'
import { decodePolyline } from '#domain/geo/polyline'
import type { MapAnimation } from '#domain/vehicle/vehicle'
import { isInside, routeBox } from '../plan/regions'
import { hasNotch } from '../routing/notches'
import { when } from './rule'

/** Five decimals of a degree, and then some: about three meters. */
const SAME_PLACE_MI = 0.002

/** What is wrong with how a vehicle moves on the map of a region. */
export function loopProblems(
  region: Region,
  { start, end, speedMph, rotationDeg, path }: MapAnimation,
): string[] {
  const points = decodePolyline(path)
  const outside = [start, end, ...points].some((position) => !isInside(routeBox(region), position))
  if (speedMph === 0)
    return [
      ...when(outside, 'stands out of town'),
      ...when(path !== '' || distanceMi(start, end) > 0, 'stands, but has a way to go'),
    ]
  const [first, second] = points
  if (!first || !second) return ['moves, but has no way to go']
  const near = (a: LngLat, b: LngLat | undefined) => b !== undefined && distanceMi(a, b) <= SAME_PLACE_MI
  return [
    ...when(outside, 'leaves town'),
    ...when(!near(start, first) || !near(start, points.at(-1)), 'does not go round from its start to it'),
    ...when(!points.some((point) => near(end, point)), 'does not come by its end'),
    ...when(hasNotch(points), 'turns aside and straight back'),
    ...when(bearingDifferenceDeg(rotationDeg, bearingDeg(first, second)) > 10, 'does not face its way'),
  ]
}
