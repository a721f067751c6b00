import type { Point } from '../plane'
import type { StreetLine } from './streetLine'

/** A stretch between two junctions. */
export interface StreetSegment extends Omit<StreetLine, 'points'> {
  from: number
  to: number
  shape: Point[]
}

/** Whether two pieces are one road to the eye and to a driver. */
export function isSameRoad(a: StreetSegment, b: StreetSegment): boolean {
  return a.roadClass === b.roadClass && a.name === b.name && a.oneWay === b.oneWay && a.level === b.level
}

/** The same piece told from its other end. */
export function reversed(segment: StreetSegment): StreetSegment {
  return { ...segment, from: segment.to, to: segment.from, shape: [...segment.shape].reverse() }
}
