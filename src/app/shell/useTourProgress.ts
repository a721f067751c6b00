import { reachableWaypoints } from '#domain/tour/waypoints'
import { type TourProgress, tourProgress } from '../../features/tour/page/tourProgress'
import { useCapabilities } from '../../state/capabilities'
import { useWaypointState } from '../../state/tour'

/** The hints that this visit can reach, and those that were opened. */
export function useTourProgress(): TourProgress {
  return tourProgress(reachableWaypoints(useCapabilities()), useWaypointState().seen)
}
