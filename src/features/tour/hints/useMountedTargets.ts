import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { PANEL_HINT, PANEL_HINT_AFTER_MS, WAYPOINTS, type WaypointName } from '#domain/tour/waypoints'
import { onWaypoints, waypointTarget } from '../../../state/waypoints'

const mountedNames = () =>
  WAYPOINTS.filter(({ name }) => waypointTarget(name) !== null)
    .map(({ name }) => name)
    .join(' ')

/** The waypoints whose target is on the screen; the panel's own waits until the panel has opened. */
export function useMountedTargets(): ReadonlySet<WaypointName> {
  const names = useSyncExternalStore(onWaypoints, mountedNames)
  const mounted = useMemo(() => new Set(names.split(' ') as WaypointName[]), [names])
  const isPanelMounted = mounted.has(PANEL_HINT)
  const [isPanelReady, setPanelReady] = useState(false)
  useEffect(() => {
    if (!isPanelMounted) return
    const timer = setTimeout(() => setPanelReady(true), PANEL_HINT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setPanelReady(false)
    }
  }, [isPanelMounted])
  return useMemo(
    () => new Set([...mounted].filter((name) => name !== PANEL_HINT || isPanelReady)),
    [mounted, isPanelReady],
  )
}
