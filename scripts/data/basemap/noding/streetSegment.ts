import type { Point } from '../plane'
import type { StreetLine } from './streetLine'

/** A street segment between two junctions. */
export interface StreetSegment extends Omit<StreetLine, 'points'> {
  from: number
  to: number
  shape: Point[]
}

/** Whether two segments look and drive like one road. */
export function isSameRoad(a: StreetSegment, b: StreetSegment): boolean {
  return a.roadClass === b.roadClass && a.name === b.name && a.oneWay === b.oneWay && a.level === b.level
}

/** The same segment in the other direction. */
export function reversed(segment: StreetSegment): StreetSegment {
  return { ...segment, from: segment.to, to: segment.from, shape: [...segment.shape].reverse() }
}
