import type { LngLat } from '#domain/geo/lngLat'
import type { RoadClass } from '#domain/geo/road'

/** A drawn street before it is cut at its junctions. */
export interface StreetLine {
  points: LngLat[]
  roadClass: RoadClass
  name: string | null
  /** Driven in the order of its points only. */
  oneWay: boolean
  /** 0 on the ground, above it a bridge, below it a tunnel: lines on different levels do not cross. */
  level: number
}
