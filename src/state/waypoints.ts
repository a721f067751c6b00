import { type RefCallback, useCallback, useRef } from 'react'
import type { WaypointName } from '../domain/tour/waypoints'

/** The elements that are on the screen for each step of a waypoint; the one that came last counts. */
const targets = new Map<string, Element[]>()
const listeners = new Set<() => void>()

const keyOf = (name: WaypointName, step: number) => `${name} ${step}`

function change(key: string, elements: Element[]): void {
  if (elements.length > 0) targets.set(key, elements)
  else targets.delete(key)
  for (const listener of listeners) listener()
}

/**
 * Marks the target of a waypoint, for as long as it is mounted: `ref={useWaypoint('bell')}`. The screen
 * knows nothing of what is shown there, and what is shown there looks for nothing in the screen.
 * @param step which of its steps points here, where they point at different things; from 1
 */
export function useWaypoint(name: WaypointName, step = 1): RefCallback<Element> {
  const marked = useRef<Element | null>(null)
  const key = keyOf(name, step)
  return useCallback(
    (element) => {
      const before = marked.current
      marked.current = element
      const others = (targets.get(key) ?? []).filter((other) => other !== before)
      change(key, element ? [...others, element] : others)
    },
    [key],
  )
}

/** The element that a step of a waypoint points at, or that of its first step; null while none is mounted. */
export function waypointTarget(name: WaypointName, step = 1): Element | null {
  const elements = targets.get(keyOf(name, step)) ?? targets.get(keyOf(name, 1))
  return elements?.at(-1) ?? null
}

/** Calls `listener` whenever a target comes or goes. @returns what ends it */
export function onWaypoints(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
