import { type RefCallback, useCallback, useRef } from 'react'
import { createEmitter } from '#domain/base/emitter'
import type { WaypointName } from '#domain/tour/waypoints'

/** The mounted elements for each step of a waypoint, and for its area in each; the latest one counts. */
const targets = new Map<string, Element[]>()
const changes = createEmitter()

/** Marks the layer of hints: a press in it does not count as a press outside of the target. */
export const HINTS_LAYER = { 'data-hints': '' } as const
export const HINTS_LAYER_SELECTOR = '[data-hints]'

const keyOf = (name: WaypointName, step: number) => `${name} ${step}`
const areaKeyOf = (name: WaypointName, step: number) => `${keyOf(name, step)} area`

function change(key: string, elements: Element[]): void {
  if (elements.length > 0) targets.set(key, elements)
  else targets.delete(key)
  changes.emit()
}

/**
 * Registers the target of a waypoint while it is mounted: `ref={useWaypoint('bell')}`. Screens and hints do
 * not depend on each other.
 * @param step the step that points here if steps have different targets; starts at 1
 */
export function useWaypoint(name: WaypointName, step = 1): RefCallback<Element> {
  return useRegistered(keyOf(name, step))
}

/**
 * Registers what belongs to the targets of waypoints without being one, and what their bubbles leave free as well:
 * `ref={useWaypointArea(['map-tabs', 'map-filter'])}`.
 * @param step the step that speaks of it; an area of step 1 counts for each later step without one
 */
export function useWaypointArea(names: readonly WaypointName[], step = 1): RefCallback<Element> {
  return useRegistered(...names.map((name) => areaKeyOf(name, step)))
}

function useRegistered(...keys: readonly string[]): RefCallback<Element> {
  const marked = useRef<Element | null>(null)
  const all = keys.join('\n')
  return useCallback(
    (element) => {
      const before = marked.current
      marked.current = element
      for (const key of all.split('\n')) {
        const others = (targets.get(key) ?? []).filter((other) => other !== before)
        change(key, element ? [...others, element] : others)
      }
    },
    [all],
  )
}

/** The element for a step of a waypoint, or for its first step; null if none is mounted. */
export function waypointTarget(name: WaypointName, step = 1): Element | null {
  return latestOf(keyOf, name, step)
}

/** The element that belongs to the target of a step, or of the first step; null if there is none. */
export function waypointArea(name: WaypointName, step = 1): Element | null {
  return latestOf(areaKeyOf, name, step)
}

function latestOf(key: typeof keyOf, name: WaypointName, step: number): Element | null {
  return (targets.get(key(name, step)) ?? targets.get(key(name, 1)))?.at(-1) ?? null
}

/** Calls a listener whenever a target is mounted or unmounted. @returns the unsubscribe function */
export const onWaypoints = changes.on
