import type { TourHandoff } from '#domain/handoff/handoff'
import { tourHandoff } from '#domain/handoff/tourHandoff'
import { reachableWaypoints } from '#domain/tour/waypoints'
import { useCapabilities } from '../../state/capabilities'
import { useKioskConfig } from '../../state/config'
import { useLocale } from '../../state/locale'
import { useHintDwell, useWaypointState } from '../../state/tour'

/** The summary of this visit's tour; null before a hint was opened. */
export function useTourHandoff(): TourHandoff | null {
  const { seen } = useWaypointState()
  const reachable = reachableWaypoints(useCapabilities())
  const dwellMs = useHintDwell()
  const { event } = useKioskConfig()
  return tourHandoff({ reachable, seen, dwellMs }, { locale: useLocale(), event })
}
