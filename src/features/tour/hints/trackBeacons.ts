import {
  anchorPoint,
  type BeaconPlace,
  type Box,
  beaconBox,
  isRoomy,
  placeBeacon,
} from '#domain/tour/beaconPlace'
import type { WaypointName } from '#domain/tour/waypoints'
import { onWaypoints, waypointTarget } from '../../../state/waypoints'
import {
  boxOf,
  findClips,
  findControls,
  findEdges,
  isCoveredAt,
  isInSight,
  roomWithout,
  sceneOf,
  viewOf,
} from './occlusion'
import { whenAtRest } from './whenAtRest'

interface Tracked {
  button: HTMLElement
  name: WaypointName
  step: number
  target: Element | null
  clips: readonly Element[]
  edges: readonly Element[]
  /** Null while it is hidden. */
  place: BeaconPlace | null
  /** The last place, which is preferred. */
  before: BeaconPlace | null
  written: string
  /** The place for which the dot's lean was set. */
  leaning: BeaconPlace | null
}

export interface BeaconTracker {
  /** Keeps a beacon at the target of a step. */
  follow(button: HTMLElement, name: WaypointName, step: number): void
  forget(button: HTMLElement): void
  /** Reports that something in the layer itself was added or removed. */
  changed(): void
  stop(): void
}

/**
 * Keeps all beacons of a layer at their targets with one set of observers. Movement is followed within one
 * frame, all reads before all writes; places are chosen once movement has stopped. Nothing runs while nothing
 * moves.
 */
export function trackBeacons(layer: HTMLElement): BeaconTracker {
  const beacons = new Map<HTMLElement, Tracked>()
  let frame = 0
  /** Cancels the next placement, if one is scheduled. */
  let rest: (() => void) | undefined
  /** The scene for which places were chosen. */
  let placed: string | null = null

  /** Reads all positions, then writes. */
  function keepUp(): void {
    frame = 0
    const writes: [Tracked, string][] = []
    const rooms = new Map<string, Box>()
    for (const beacon of beacons.values()) writes.push([beacon, transformOf(beacon, rooms)])
    for (const [beacon, transform] of writes) write(beacon, transform)
  }

  /** The transform of a beacon; empty while its target is out of view. */
  function transformOf({ target, place, clips, edges }: Tracked, rooms: Map<string, Box>): string {
    if (!target?.isConnected || !place) return ''
    const box = boxOf(target)
    const anchor = anchorPoint(place, box)
    // Targets that scroll under the same bars share the same visible area.
    const bars = edges.map((edge) => edge.getAttribute('data-edge')).join(' ')
    const room = rooms.get(bars) ?? roomWithout(edges)
    rooms.set(bars, room)
    if (!isWithin(anchor, viewOf(room, clips))) return ''
    const { left, top, right } = beaconBox(place, box)
    // After a rotation the window may be narrower than when this place was chosen.
    if (left < room.left - 1 || right > room.right + 1) return ''
    return `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  }

  function write(beacon: Tracked, transform: string): void {
    if (transform === beacon.written) return
    beacon.written = transform
    const { button, place } = beacon
    button.dataset.shown = String(transform !== '')
    if (transform === '' || !place) return
    // Set only once, so that a light animates when it appears and not each time it is scrolled into view.
    button.dataset.placed = 'true'
    button.style.transform = transform
    if (place === beacon.leaning) return
    beacon.leaning = place
    button.style.setProperty('--lean-x', `${place.leanX}px`)
    button.style.setProperty('--lean-y', `${place.leanY}px`)
  }

  /**
   * Decides which beacons show, and where. Skipped if the scene is unchanged, because testing what covers a
   * point is expensive.
   */
  function settle(): void {
    rest = undefined
    for (const beacon of beacons.values()) watch(beacon, waypointTarget(beacon.name, beacon.step))
    const targets = [...beacons.values()].map(({ target }) => target)
    const controls = findControls(layer)
    const scene = sceneOf(targets, controls)
    if (scene !== placed) place(controls)
    placed = scene
    keepUp()
  }

  function place(controls: ReturnType<typeof findControls>): void {
    const taken: Box[] = []
    for (const beacon of beacons.values()) {
      beacon.place = choose(beacon, controls, taken)
      if (!beacon.place || !beacon.target) continue
      beacon.before = beacon.place
      taken.push(beaconBox(beacon.place, boxOf(beacon.target)))
    }
  }

  function choose(
    beacon: Tracked,
    controls: ReturnType<typeof findControls>,
    others: readonly Box[],
  ): BeaconPlace | null {
    const { target } = beacon
    if (!target) return null
    beacon.clips = findClips(target)
    beacon.edges = findEdges(target)
    const box = boxOf(target)
    const room = roomWithout(beacon.edges)
    if (!isInSight(target, box, viewOf(room, beacon.clips), layer)) return null
    return placeBeacon({
      target: box,
      room,
      controls: controls.flatMap((control) => (sparesCorner(control, target) ? [] : [control.box])),
      others,
      before: beacon.before,
      isCovered: (x, y) => isCoveredAt(target, x, y, layer),
    })
  }

  function watch(beacon: Tracked, target: Element | null): void {
    if (target === beacon.target) return
    if (beacon.target) {
      resized.unobserve(beacon.target)
      crossed.unobserve(beacon.target)
    }
    beacon.target = target
    placed = null
    if (!target) return
    resized.observe(target)
    crossed.observe(target)
  }

  /** Something moves: follow in the next frame, place once it stops. */
  function moved(): void {
    if (beacons.size === 0) return
    if (frame === 0) frame = requestAnimationFrame(keepUp)
    rest?.()
    rest = whenAtRest(settle)
  }

  /** Something changed that may keep changing, such as live figures: place soon, without waiting for its end. */
  function changed(): void {
    if (beacons.size === 0) return
    if (frame === 0) frame = requestAnimationFrame(keepUp)
    rest ??= whenAtRest(settle)
  }

  const resized = new ResizeObserver(changed)
  const crossed = new IntersectionObserver(changed, { threshold: [0, 0.5, 1] })
  const mutated = new MutationObserver((records) => {
    if (records.some(({ target }) => !layer.contains(target))) changed()
  })
  resized.observe(document.body)
  const main = document.querySelector('main')
  if (main) resized.observe(main)
  mutated.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['inert', 'hidden', 'data-open', 'data-nav', 'aria-expanded'],
  })
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  addEventListener('scroll', moved, options)
  addEventListener('resize', moved, options)
  for (const end of ['transitionend', 'animationend'] as const)
    document.addEventListener(end, onMotionEnd, options)
  const stopHearing = onWaypoints(changed)

  function onMotionEnd({ target }: Event): void {
    if (target instanceof Node && !layer.contains(target)) changed()
  }

  return {
    follow(button, name, step) {
      const known = beacons.get(button)
      beacons.set(button, {
        button,
        target: null,
        clips: [],
        edges: [],
        place: null,
        before: null,
        written: '',
        leaning: null,
        ...known,
        name,
        step,
      })
      placed = null
      changed()
    },
    forget(button) {
      const beacon = beacons.get(button)
      if (beacon) watch(beacon, null)
      beacons.delete(button)
      placed = null
    },
    changed,
    stop() {
      cancelAnimationFrame(frame)
      rest?.()
      resized.disconnect()
      crossed.disconnect()
      mutated.disconnect()
      listening.abort()
      stopHearing()
    },
  }
}

const isWithin = ({ x, y }: { x: number; y: number }, box: Box) =>
  x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1

/** A large control that is or contains the target, such as a tile with a link, has room on a corner. */
function sparesCorner({ element, box }: { element: Element; box: Box }, target: Element): boolean {
  return element.contains(target) && isRoomy(box)
}
