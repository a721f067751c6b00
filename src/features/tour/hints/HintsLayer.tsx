import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isBeaconDue } from '#domain/tour/waypointState'
import { reachableWaypoints } from '#domain/tour/waypoints'
import { useCapabilities } from '../../../state/capabilities'
import { useHintsAllowed, useWaypointState } from '../../../state/tour'
import { HINTS_LAYER } from '../../../state/waypoints'
import { Beacon } from './Beacon'
import styles from './HintsLayer.module.css'
import { type BeaconTracker, trackBeacons } from './trackBeacons'
import { useHintEvents } from './useHintEvents'
import { useMountedTargets } from './useMountedTargets'
import { useTourEnd } from './useTourEnd'

/**
 * The beacons of the screen and the open hint (docs/game.md T1). They come after the page in the focus order,
 * in a separate group.
 */
export function HintsLayer() {
  return useHintsAllowed() ? <Beacons /> : null
}

function Beacons() {
  const { t } = useLingui()
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const [tracker, setTracker] = useState<BeaconTracker | null>(null)
  const state = useWaypointState()
  const reachable = reachableWaypoints(useCapabilities())
  const mounted = useMountedTargets()
  useHintEvents()
  useTourEnd(state, reachable)
  useEffect(() => {
    if (!layer) return
    const started = trackBeacons(layer)
    setTracker(started)
    return started.stop
  }, [layer])
  const due = reachable.filter(({ id, name }) => mounted.has(name) && isBeaconDue(state, id))
  return (
    <section {...HINTS_LAYER} ref={setLayer} className={styles.layer} aria-label={t`Hints`}>
      {tracker &&
        due.map((waypoint) => (
          <Beacon
            key={waypoint.id}
            waypoint={waypoint}
            openStep={state.open?.id === waypoint.id ? state.open.step : null}
            isLit={state.activeWaypoint === waypoint.id}
            tracker={tracker}
          />
        ))}
    </section>
  )
}
