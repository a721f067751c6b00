import { useLingui } from '@lingui/react/macro'
import {
  type MouseEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isBeaconDue } from '#domain/tour/waypointState'
import {
  PANEL_HINT,
  PANEL_HINT_AFTER_MS,
  reachableWaypoints,
  WAYPOINTS,
  type Waypoint,
  type WaypointName,
} from '#domain/tour/waypoints'
import { sendHint } from '../../../session/tour'
import { useCapabilities } from '../../../state/capabilities'
import { useHintsAllowed, useWaypointState } from '../../../state/tour'
import { HINTS_LAYER, onWaypoints, waypointTarget } from '../../../state/waypoints'
import { Bubble } from './Bubble'
import styles from './HintsLayer.module.css'
import { useHintName } from './hintTexts'
import { type BeaconTracker, trackBeacons } from './trackBeacons'
import { useHintEvents } from './useHintEvents'
import { useTourEnd } from './useTourEnd'

/**
 * The beacons of the screen, of which a few show at a time, and the open hint (docs/game.md T1). They come after the
 * page in the focus order, in a separate group.
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

const mountedNames = () =>
  WAYPOINTS.filter(({ name }) => waypointTarget(name) !== null)
    .map(({ name }) => name)
    .join(' ')

/** The waypoints whose target is on the screen; the panel's own waits until the panel has opened. */
function useMountedTargets(): ReadonlySet<WaypointName> {
  const [names, setNames] = useState(mountedNames)
  useEffect(() => {
    // Lights of a screen that is left are hidden by the tracker; the new ones come after its title.
    const follow = () => startTransition(() => setNames(mountedNames()))
    follow()
    return onWaypoints(follow)
  }, [])
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

interface BeaconProps {
  waypoint: Waypoint & { name: WaypointName }
  /** The open step; null while the hint is closed. */
  openStep: number | null
  /** Open, or closed a moment ago. */
  isLit: boolean
  tracker: BeaconTracker
}

/** A light at its target, which opens and closes its hint. */
function Beacon({ waypoint, openStep, isLit, tracker }: BeaconProps) {
  const { t } = useLingui()
  const { id, name, steps } = waypoint
  const title = useHintName(name)
  const bubbleId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [byKeyboard, setByKeyboard] = useState(false)
  const isOpen = openStep !== null
  // The mark of a closed hint stays where the hint was.
  const [lastStep, setLastStep] = useState(1)
  if (openStep !== null && openStep !== lastStep) setLastStep(openStep)
  const step = openStep ?? (isLit ? lastStep : 1)

  useLayoutEffect(() => {
    const beacon = button.current
    if (beacon) tracker.follow(beacon, { id, name, step, isLit })
  }, [tracker, id, name, step, isLit])
  useLayoutEffect(() => {
    const beacon = button.current
    return () => {
      if (!beacon) return
      tracker.forget(beacon)
      if (document.activeElement === beacon) focusTarget(name)
    }
  }, [tracker, name])
  const onToggled = useEffectEvent(() => tracker.changed())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bubble's buttons are in the way of beacons
  useEffect(() => onToggled(), [isOpen])

  const onPress = ({ detail }: MouseEvent) => {
    // A press without a pointer is by a key or a screen reader.
    setByKeyboard(detail === 0)
    sendHint({ kind: 'pressed', id })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.beacon}
        data-beacon
        data-shown="false"
        data-lit={isLit}
        aria-label={t`Hint: ${title}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bubbleId : undefined}
        onClick={onPress}
      >
        <span className={styles.dot} />
      </button>
      {isOpen && (
        <Bubble id={bubbleId} name={name} step={step} steps={steps} takesFocus={byKeyboard} beacon={button} />
      )}
    </>
  )
}

/** Moves the focus to the target when the focused beacon is removed. */
function focusTarget(name: WaypointName): void {
  const target = waypointTarget(name)
  const focusable = 'a[href], button, input, select, textarea, [tabindex]'
  const first = target?.matches(focusable) ? target : target?.querySelector(focusable)
  if (first instanceof HTMLElement) first.focus({ preventScroll: true })
}
