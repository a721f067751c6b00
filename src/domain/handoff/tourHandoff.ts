import type { WaypointName } from '#domain/tour/waypoints'
import { MOST_INTERESTS, type TourHandoff } from './handoff'

/** A hint that was open for less was closed without reading. */
export const READ_AFTER_MS = 2000

interface Stop {
  id: number
  name: WaypointName
}

/** The tour of a visit (docs/booth.md B10). */
export interface TourSoFar {
  /** The waypoints that this visit can reach. */
  reachable: readonly Stop[]
  /** Ids of the opened ones, in order. */
  seen: readonly number[]
  /** Milliseconds that hints were open, by id. */
  dwellMs: Readonly<Record<string, number>>
}

/**
 * The summary of a tour (docs/booth.md B10): the topics that were read longest come first, and up to three
 * that were read for `READ_AFTER_MS` are interests. Null before anything was seen.
 */
export function tourHandoff(
  { reachable, seen, dwellMs }: TourSoFar,
  head: Pick<TourHandoff, 'locale' | 'event'>,
): TourHandoff | null {
  const timeOf = ({ id }: Stop) => dwellMs[id] ?? 0
  const opened = reachable
    .filter(({ id }) => seen.includes(id))
    .sort((a, b) => timeOf(b) - timeOf(a) || seen.indexOf(a.id) - seen.indexOf(b.id))
  if (opened.length === 0) return null
  const read = opened.filter((stop) => timeOf(stop) >= READ_AFTER_MS)
  return {
    kind: 'tour',
    ...head,
    seen: opened.map(({ name }) => name),
    interests: Math.min(MOST_INTERESTS, read.length),
    unseen: reachable.filter(({ id }) => !seen.includes(id)).map(({ name }) => name),
  }
}
