import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { beforePage } from '../../../session/input/input'
import { closeHintsWithPage, sendHint } from '../../../session/tour'
import { waypointState } from '../../../state/tour'
import { onWaypoints, waypointTarget } from '../../../state/waypoints'

/** A target may be remounted when late data arrives; one that is missing this long is gone. */
const GONE_AFTER_MS = 100
/** Fields without text. */
const NOT_TYPED = new Set(['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset'])

/** Closes the open hint when its target is used, the visitor types, or the screen is left. */
export function useHintEvents(): void {
  const router = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    beforePage('hints', { click: onUse, change: onUse, input: onInput }, listening.signal)
    closeHintsWithPage(listening.signal)
    // Before the next screen changes the mode with which the close is recorded.
    const stopRoutes = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) sendHint({ kind: 'left' })
    })
    const stopTargets = watchOpenTarget()
    return () => {
      listening.abort()
      stopRoutes()
      stopTargets()
      sendHint({ kind: 'left' })
    }
  }, [router])
}

function openWaypoint() {
  const { open } = waypointState()
  return open && { ...open, waypoint: WAYPOINTS.find(({ id }) => id === open.id) }
}

function onUse({ target }: Event): void {
  const open = openWaypoint()
  if (!open?.waypoint || !(target instanceof Node)) return
  const { id, name, steps } = open.waypoint
  for (let step = 1; step <= steps; step++) {
    if (!waypointTarget(name, step)?.contains(target)) continue
    sendHint({ kind: 'targetUsed', id })
    return
  }
}

function onInput({ target }: Event): void {
  if (isTyped(target)) sendHint({ kind: 'typed' })
}

/** Whether something is a field of text. */
export function isTyped(field: EventTarget | null): boolean {
  if (field instanceof HTMLInputElement) return !NOT_TYPED.has(field.type)
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLElement && field.isContentEditable)
}

/** Closes an open hint whose target is gone. @returns the unsubscribe function */
function watchOpenTarget(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isGone = () => {
    const open = openWaypoint()
    return open?.waypoint !== undefined && waypointTarget(open.waypoint.name, open.step) === null
  }
  const stop = onWaypoints(() => {
    clearTimeout(timer)
    if (isGone()) timer = setTimeout(() => isGone() && sendHint({ kind: 'left' }), GONE_AFTER_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
