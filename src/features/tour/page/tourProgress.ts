import type { Chapter } from '#domain/tour/chapters'
import type { WAYPOINTS, WaypointName } from '#domain/tour/waypoints'

/** The hints that a visitor can reach, and those that were opened. */
export interface TourProgress {
  reachable: ReadonlySet<WaypointName>
  seen: ReadonlySet<WaypointName>
}

/** @param reachable the waypoints of this visit @param seen ids of those that were opened */
export function tourProgress(
  reachable: readonly Pick<(typeof WAYPOINTS)[number], 'id' | 'name'>[],
  seen: readonly number[],
): TourProgress {
  const namesOf = (waypoints: typeof reachable) => new Set(waypoints.map(({ name }) => name))
  return { reachable: namesOf(reachable), seen: namesOf(reachable.filter(({ id }) => seen.includes(id))) }
}

/** Whether everything that a visitor can reach was seen. */
export function isTourOver({ reachable, seen }: TourProgress): boolean {
  return reachable.size > 0 && seen.size === reachable.size
}

/** Number of hints in a chapter for this visitor, and how many of them were seen. */
export function chapterProgress({ stops }: Chapter, { reachable, seen }: TourProgress) {
  const names = stops.map(({ waypoint }) => waypoint)
  return {
    hints: names.filter((name) => reachable.has(name)).length,
    seen: names.filter((name) => seen.has(name)).length,
  }
}
