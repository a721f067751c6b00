import { isRoomy } from '#domain/tour/beaconPlace'
import { type Box, intersection, overlaps, type Point } from '#domain/tour/box'

/** Reads the page's geometry, separately from writes, so that layout is not computed twice in a frame. */

/** Bars that screens scroll under: `data-edge="top"` and `"bottom"`. */
const EDGES = '[data-edge]'
/** What is folded away, or lies under a panel or a dialog. */
const OUT_OF_REACH = '[inert], [aria-hidden="true"]'
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role="tab"], [role="switch"]'
/** Layers that may be above a screen without being part of it. */
const LAYERS = '[role="dialog"], [role="menu"], [role="listbox"], [data-edge]'
/** Everything that may cover a target, even if it cannot be pressed. */
const COVERS = `${LAYERS}, [data-overlay], [role="status"], [role="alert"]`
/** Minimum visible part of a target. */
const LEAST_SEEN_PX = 16

/** Maximum height of a field's frame; a taller ancestor contains more than the field. */
const TALLEST_FIELD_PX = 80

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** The bars that a target scrolls under: none if it is in such a bar itself. */
export function findEdges(target: Element): readonly Element[] {
  const own = target.closest(EDGES)?.getAttribute('data-edge')
  return [...document.querySelectorAll(EDGES)].filter((edge) => edge.getAttribute('data-edge') !== own)
}

/** Ancestors that clip their content. */
export function findClips(target: Element): readonly Element[] {
  const clips: Element[] = []
  for (let parent = target.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent)
    if (overflowX !== 'visible' || overflowY !== 'visible') clips.push(parent)
  }
  return clips
}

/** The window without bars. */
export function roomWithout(edges: readonly Element[]): Box {
  const room = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight }
  for (const edge of edges) {
    const { top, bottom } = boxOf(edge)
    if (edge.getAttribute('data-edge') === 'top') room.top = Math.max(room.top, bottom)
    else room.bottom = Math.min(room.bottom, top)
  }
  return room
}

/** The part of the window where a target can be visible, without what clips it. */
export function viewOf(room: Box, clips: readonly Element[]): Box {
  return clips.reduce((view, clip) => intersection(view, boxOf(clip)), room)
}

/** Whether enough of a target can be seen and pressed: not clipped, covered or inert. */
export function isInSight(target: Element, box: Box, view: Box, layer: Element): boolean {
  if (isHidden(target)) return false
  const seen = intersection(box, view)
  const isSeen = (from: number, to: number, whole: number) =>
    to - from >= Math.min(LEAST_SEEN_PX, whole) && to > from
  if (!isSeen(seen.left, seen.right, box.right - box.left)) return false
  if (!isSeen(seen.top, seen.bottom, box.bottom - box.top)) return false
  const inset = 4
  const points = [
    [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2],
    [seen.right - inset, seen.top + inset],
    [seen.left + inset, seen.bottom - inset],
  ] as const
  return points.some(([x, y]) => {
    const hit = hitAt(x, y, layer)
    return hit !== null && (target.contains(hit) || hit.contains(target))
  })
}

/** Whether something outside of the target covers a point. */
export function isCoveredAt(target: Element, { x, y }: Point, layer: Element): boolean {
  const cover = hitAt(x, y, layer)?.closest(LAYERS)
  if (!cover || cover.contains(target)) return false
  // What overflows one bar may overlap another.
  return !(cover.matches(EDGES) && target.closest(EDGES))
}

/** The topmost element at a point, ignoring hints. */
function hitAt(x: number, y: number, layer: Element): Element | null {
  const hit = document.elementFromPoint(x, y)
  if (!hit || !layer.contains(hit)) return hit
  return document.elementsFromPoint(x, y).find((element) => !layer.contains(element)) ?? null
}

export interface Control {
  element: Element
  box: Box
}

/** Everything that can be tapped, including the buttons of an open hint, but no beacons. */
export function findControls(layer: Element): readonly Control[] {
  const found: Control[] = []
  const room = roomWithout([...document.querySelectorAll(EDGES)])
  for (const element of document.querySelectorAll(CONTROLS)) {
    if (element.hasAttribute('data-beacon')) continue
    const whole = boxOf(fieldOf(element))
    // An element that has scrolled under a bar does not count.
    const box = layer.contains(element) || element.closest(EDGES) ? whole : intersection(whole, room)
    if (box.right <= box.left || box.bottom <= box.top || element.closest(OUT_OF_REACH)) continue
    found.push({ element, box })
  }
  return found
}

/** How far a control may be from the edges of a list that it fills. */
const FLUSH_PX = 4

/** The panel or dialog that a target is in, otherwise the page: what lies under it is not in the way. */
export function surfaceOf(target: Element): Element {
  return target.closest('[role="dialog"]') ?? document.body
}

/** Whether a control outside of a surface is at least in part under it. */
export const isUnder = ({ element, box }: Control, surface: Element): boolean =>
  !surface.contains(element) && overlaps(box, boxOf(surface))

/**
 * Whether a control is the target of a beacon or belongs to it. A card contains controls that do not; a row at the
 * corner of a list does.
 */
export function isOwn({ element, box }: Control, target: Element, targetBox: Box): boolean {
  if (element.contains(target)) return true
  return target.contains(element) && (!isRoomy(targetBox) || isAtCorner(box, targetBox))
}

function isAtCorner(box: Box, target: Box): boolean {
  const isFlush = (side: keyof Box) => Math.abs(box[side] - target[side]) <= FLUSH_PX
  return (isFlush('left') || isFlush('right')) && (isFlush('top') || isFlush('bottom'))
}

/**
 * The lines of text in some areas. An element outside of all of them is not searched, so that the price depends on
 * what is near and not on the length of the page.
 */
export function findTexts(areas: readonly Box[], surface: Element, layer: Element): readonly Box[] {
  const found: Box[] = []
  const range = document.createRange()
  const isNear = (box: Box) => areas.some((area) => overlaps(area, box))
  const search = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (node.data.trim() === '' || !parent.checkVisibility(PAINTED)) continue
        range.selectNodeContents(node)
        found.push(...[...range.getClientRects()].filter(isNear))
      } else if (node instanceof Element && node !== layer && isSearched(node, isNear)) search(node)
    }
  }
  search(surface)
  return found
}

const PAINTED = { visibilityProperty: true, opacityProperty: true }

/** Text for screen readers alone is in a box of one pixel; an element that has no box may have children. */
function isSearched(element: Element, isNear: (box: Box) => boolean): boolean {
  const box = boxOf(element)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (width === 0 && height === 0) return getComputedStyle(element).display === 'contents'
  return (width > 1 || height > 1) && isNear(box)
}

/** Everything that decides which beacons show and where, as a text for comparison. */
export function sceneOf(targets: readonly (Element | null)[], controls: readonly { box: Box }[]): string {
  const known = targets.map((target) => target && [isHidden(target), boxText(boxOf(target))])
  const covers = [...document.querySelectorAll(COVERS)].map((cover) => boxText(boxOf(cover)))
  const { clientWidth } = document.documentElement
  return JSON.stringify([
    clientWidth,
    window.innerHeight,
    known,
    covers,
    controls.map(({ box }) => boxText(box)),
  ])
}

const boxText = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].join(' ')
const isHidden = (target: Element) => target.closest(OUT_OF_REACH) !== null || !target.checkVisibility()

/** The frame of a field takes presses for it. */
function fieldOf(element: Element): Element {
  const frame = element instanceof HTMLInputElement ? element.parentElement : null
  return frame && frame.getBoundingClientRect().height <= TALLEST_FIELD_PX ? frame : element
}
