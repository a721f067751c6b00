import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Waypoint, WaypointName } from '#domain/tour/waypoints'
import { sendHint } from '../../../session/tour'
import { waypointTarget } from '../../../state/waypoints'
import { Bubble } from './Bubble'
import styles from './HintsLayer.module.css'
import { useHintName } from './hintTexts'
import type { BeaconTracker } from './trackBeacons'

export interface BeaconProps {
  waypoint: Waypoint & { name: WaypointName }
  /** The open step; null while the hint is closed. */
  openStep: number | null
  /** Open, or closed a moment ago. */
  isLit: boolean
  tracker: BeaconTracker
}

/** A light at its target, which opens and closes its hint. */
export function Beacon({ waypoint, openStep, isLit, tracker }: BeaconProps) {
  const { t } = useLingui()
  const { id, name, steps } = waypoint
  const title = useHintName(name)
  const bubbleId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [byKeyboard, setByKeyboard] = useState(false)
  const isOpen = openStep !== null
  const step = openStep ?? 1

  useLayoutEffect(() => {
    const beacon = button.current
    if (beacon) tracker.follow(beacon, name, step)
  }, [tracker, name, step])
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
