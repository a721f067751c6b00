import { type Rest, workAhead } from '#domain/base/workAhead'
import {
  type BeaconPlace,
  beaconBox,
  cornerOf,
  dotBox,
  MOST_SHOWN,
  type PlaceQuestion,
  placeBeacon,
  surroundingsOf,
} from '#domain/tour/beaconPlace'
import type { Box, Point } from '#domain/tour/box'
import type { WaypointName } from '#domain/tour/waypoints'
import { beforePage } from '../../../session/input/input'
import { onWaypoints, waypointTarget } from '../../../state/waypoints'
import {
  boxOf,
  type Control,
  findClips,
  findControls,
  findEdges,
  findTexts,
  isCoveredAt,
  isInSight,
  isOwn,
  isUnder,
  roomWithout,
  sceneOf,
  surfaceOf,
  viewOf,
} from './occlusion'

/** How long the page must be at rest before beacons are placed again, in milliseconds (docs/game.md T1). */
export const REPOSITION_AFTER_MS = 100

/** After this time, beacons are placed even on a busy page, in milliseconds. */
const BUSY_LIMIT_MS = 400

/** What a beacon belongs to. */
export interface Followed {
  /** Beacons show in the order of their ids. */
  id: number
  name: WaypointName
  step: number
  /** Its hint is open, or was closed a moment ago: it shows before all others. */
  isLit: boolean
}

interface Tracked extends Followed {
  button: HTMLElement
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
  follow(button: HTMLElement, followed: Followed): void
  forget(button: HTMLElement): void
  /** Reports that something in the layer itself was added or removed. */
  changed(): void
  stop(): void
}

/**
 * Keeps all beacons of a layer at their targets with one set of observers. Movement is followed within one
 * frame, all reads before all writes; places are chosen ahead once movement has stopped, each in a separate task, and
 * again after a touch. Nothing runs while nothing moves.
 */
export function trackBeacons(layer: HTMLElement): BeaconTracker {
  const beacons = new Map<HTMLElement, Tracked>()
  let frame = 0
  /** Cancels the placement that is scheduled or under way. */
  let cancel: (() => void) | undefined
  let isPlacing = false
  /** Something has changed since the placement that is under way began. */
  let isOutdated = false
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

  /** The transform of a beacon; empty while its target is out of view, and once it is no target any more. */
  function transformOf(
    { name, step, target, place, clips, edges }: Tracked,
    rooms: Map<string, Box>,
  ): string {
    if (!target?.isConnected || !place || target !== waypointTarget(name, step)) return ''
    const box = boxOf(target)
    // Targets that scroll under the same bars share the same visible area.
    const bars = edges.map((edge) => edge.getAttribute('data-edge')).join(' ')
    const room = rooms.get(bars) ?? roomWithout(edges)
    rooms.set(bars, room)
    if (!isWithin(cornerOf(place, box), viewOf(room, clips))) return ''
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

  function schedule(): void {
    cancel = workAhead(settle, { delayMs: REPOSITION_AFTER_MS, limitMs: BUSY_LIMIT_MS })
  }

  async function settle(rest: Rest): Promise<void> {
    isPlacing = true
    isOutdated = false
    try {
      await place(rest)
    } finally {
      drop()
    }
    if (isOutdated) changed()
  }

  function drop(): void {
    cancel?.()
    cancel = undefined
    isPlacing = false
  }

  /**
   * Decides which beacons show, and where. Skipped if the scene is unchanged, because testing what covers a
   * point is expensive.
   */
  async function place(rest: Rest): Promise<void> {
    for (const beacon of beacons.values()) watch(beacon, waypointTarget(beacon.name, beacon.step))
    const targets = [...beacons.values()].map(({ target }) => target)
    const controls = findControls(layer)
    const scene = sceneOf(targets, controls)
    if (scene === placed) {
      keepUp()
      return
    }
    const places = new Map<Tracked, BeaconPlace>()
    const taken: Box[] = []
    const inTurn = [...beacons.values()].sort((a, b) => Number(b.isLit) - Number(a.isLit) || a.id - b.id)
    for (const beacon of inTurn) {
      if (places.size === MOST_SHOWN) break
      await rest()
      if (!isSeen(beacon)) continue
      // Each of the two may have to wait for layout, so each has a task.
      await rest()
      const place = choose(beacon, controls, taken)
      if (!place || !beacon.target) continue
      places.set(beacon, place)
      const box = boxOf(beacon.target)
      taken.push(beaconBox(place, box), dotBox(place, box))
    }
    for (const beacon of beacons.values()) {
      beacon.place = places.get(beacon) ?? null
      beacon.before = beacon.place ?? beacon.before
    }
    placed = scene
    keepUp()
  }

  function isSeen(beacon: Tracked): boolean {
    const { target } = beacon
    if (!target) return false
    beacon.clips = findClips(target)
    beacon.edges = findEdges(target)
    return isInSight(target, boxOf(target), viewOf(roomWithout(beacon.edges), beacon.clips), layer)
  }

  function choose(beacon: Tracked, controls: readonly Control[], others: readonly Box[]): BeaconPlace | null {
    const { target } = beacon
    if (!target) return null
    const box = boxOf(target)
    const surface = surfaceOf(target)
    const inTheWay = controls.filter(
      (control) => layer.contains(control.element) || !isUnder(control, surface),
    )
    const own = inTheWay.filter((control) => isOwn(control, target, box))
    const question: PlaceQuestion = {
      target: box,
      room: roomWithout(beacon.edges),
      own: own.map((control) => control.box),
      controls: inTheWay.filter((control) => !own.includes(control)).map((control) => control.box),
      texts: findTexts(surroundingsOf(box), surface, layer),
      others,
      before: beacon.before,
      isCovered: (point) => isCoveredAt(target, point, layer),
    }
    // A hint that is being read keeps its light.
    return (
      placeBeacon(question) ?? (beacon.isLit ? placeBeacon({ ...question, controls: [], texts: [] }) : null)
    )
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
    waitAgain()
  }

  /** Something changed that may keep changing, such as live figures: place soon, without waiting for its end. */
  function changed(): void {
    if (beacons.size === 0) return
    if (frame === 0) frame = requestAnimationFrame(keepUp)
    if (!cancel) schedule()
    else if (isPlacing) isOutdated = true
  }

  /** What the touch changes is read again. */
  function touched(): void {
    if (cancel) waitAgain()
  }

  function waitAgain(): void {
    drop()
    schedule()
  }

  /** Chooses the places again, even if nothing in the page has changed. */
  function replace(): void {
    placed = null
    if (isPlacing) drop()
    changed()
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
    attributeFilter: ['inert', 'aria-hidden', 'hidden', 'data-open', 'data-nav', 'aria-expanded'],
  })
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  addEventListener('scroll', moved, options)
  addEventListener('resize', moved, options)
  beforePage('hints', { pointerdown: touched }, listening.signal)
  for (const end of ['transitionend', 'animationend'] as const)
    document.addEventListener(end, onMotionEnd, options)
  const stopHearing = onWaypoints(changed)

  function onMotionEnd({ target }: Event): void {
    if (target instanceof Node && !layer.contains(target)) changed()
  }

  return {
    follow(button, followed) {
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
        ...followed,
      })
      replace()
    },
    forget(button) {
      const beacon = beacons.get(button)
      if (beacon) watch(beacon, null)
      beacons.delete(button)
      replace()
    },
    changed,
    stop() {
      cancelAnimationFrame(frame)
      drop()
      resized.disconnect()
      crossed.disconnect()
      mutated.disconnect()
      listening.abort()
      stopHearing()
    },
  }
}

const isWithin = ({ x, y }: Point, box: Box) =>
  x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1
