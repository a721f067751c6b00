import type { LngLat } from '#domain/geo/lngLat'
import type { Point } from './beam'
import { type NightTrip, shareAt } from './nightDay'

/** A trip's way on the screen. */
export interface Trail {
  trip: NightTrip
  points: readonly Point[]
  /** The share of the way at each point, 0 to 1. */
  shares: readonly number[]
}

/** Places a trip's way on the screen. @param project pixels of a position */
export function trailOf(trip: NightTrip, project: (at: LngLat) => [x: number, y: number]): Trail {
  const points = trip.line.map((at) => {
    const [x, y] = project(at)
    return { x, y }
  })
  let length = 0
  const lengths = points.map((point, index) => {
    const before = points[index - 1]
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y)
    return length
  })
  return { trip, points, shares: lengths.map((at) => (length > 0 ? at / length : 0)) }
}

/** The point at a share of the way, 0 to 1. */
export function pointAt({ points, shares }: Trail, share: number): Point {
  const after = shares.findIndex((at) => at >= share)
  const [from, to] = [points[after - 1], points[after]]
  if (!to) return points.at(-1) ?? { x: 0, y: 0 }
  if (!from) return to
  const [a, b] = [shares[after - 1] ?? 0, shares[after] ?? 0]
  const part = b > a ? (share - a) / (b - a) : 0
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The points between two shares of the way, both ends included; none if nothing lies between them. */
export function pieceOf(trail: Trail, from: number, to: number): Point[] {
  if (to <= from) return []
  const inner = trail.points.filter((_, index) => {
    const share = trail.shares[index] ?? 0
    return share > from && share < to
  })
  return [pointAt(trail, from), ...inner, pointAt(trail, to)]
}

/** Where a vehicle is at a minute of the day, and the trip that it is on, has finished or begins with. */
export interface PlacedVehicle extends Point {
  vehicleId: string
  tripId: string
  isMoving: boolean
}

/** All vehicles of the day at a minute of it. @param trails in the order of their start */
export function vehiclesAt(trails: readonly Trail[], minute: number): PlacedVehicle[] {
  const current = new Map<string, Trail>()
  for (const trail of trails) {
    const { vehicleId, startMinute } = trail.trip
    if (!current.has(vehicleId) || startMinute <= minute) current.set(vehicleId, trail)
  }
  return [...current.values()].map((trail) => {
    const { id, vehicleId, startMinute, endMinute } = trail.trip
    return {
      vehicleId,
      tripId: id,
      isMoving: startMinute <= minute && minute < endMinute,
      ...pointAt(trail, shareAt(trail.trip, minute)),
    }
  })
}
