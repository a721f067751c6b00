import type { Chapter } from '../../../domain/tour/chapters'
import { WAYPOINTS, type WaypointName } from '../../../domain/tour/waypoints'

/** The hints that a visitor can come by, and those that were opened. */
export interface TourProgress {
  reachable: ReadonlySet<WaypointName>
  seen: ReadonlySet<WaypointName>
}

/** Hints by id, as the tour of a visit keeps them. */
export function tourProgress(reachable: readonly number[], seen: readonly number[]): TourProgress {
  const named = (ids: readonly number[]) =>
    new Set(WAYPOINTS.filter(({ id }) => ids.includes(id)).map(({ name }) => name))
  return { reachable: named(reachable), seen: named(seen.filter((id) => reachable.includes(id))) }
}

/** How many hints a chapter has for this visitor, and how many of them were seen. */
export function chapterProgress({ stops }: Chapter, { reachable, seen }: TourProgress) {
  const names = stops.map(({ waypoint }) => waypoint)
  return {
    hints: names.filter((name) => reachable.has(name)).length,
    seen: names.filter((name) => seen.has(name)).length,
  }
}
