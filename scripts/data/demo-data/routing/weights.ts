import type { Arc } from './roadNetwork'
import { limitSeconds, type Weight } from './shortestPathTree'

/** A driver goes by the time that a way takes, give or take what he likes. */
export const WEIGHTS = {
  /** The quickest way: every corner costs some seconds too. */
  quick: (arc) => limitSeconds(arc) + turnSeconds(arc),
  /** Through town, off the motorway. */
  town: (arc) => limitSeconds(arc) * (isMajorRoad(arc) ? 5 : 1) + turnSeconds(arc),
  /** By ways that one has come to like. */
  liked: (arc) =>
    limitSeconds(arc) * (0.6 + 1.1 * preference(arc)) * (isMajorRoad(arc) ? 2 : 1) + turnSeconds(arc),
  /** By the motorway, where there is one. */
  fast: (arc) => limitSeconds(arc) * (isMajorRoad(arc) ? 0.3 : 1) + turnSeconds(arc),
} as const satisfies Record<string, Weight>
export type WeightName = keyof typeof WEIGHTS

/** Seconds that are lost at the end of an arc. */
function turnSeconds({ roadClass }: Arc): number {
  return roadClass === 'motorway' || roadClass === 'trunk' ? 0.5 : roadClass === 'service' ? 12 : 3
}

function isMajorRoad({ roadClass }: Arc): boolean {
  return roadClass === 'motorway' || roadClass === 'trunk' || roadClass === 'link'
}

/** 0 to 1, always the same for a street, another one for each. */
function preference({ id, reverse: back }: Arc): number {
  let mixed = Math.imul((back >= 0 ? Math.min(id, back) : id) + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296
}
