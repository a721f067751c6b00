import type { Size } from '#domain/geo/frame'
import type { Point } from './beam'

/** CSS pixels from the top left of the screen. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels between a line and its vehicle, another line or the edge of the window. */
const GAP_PX = 22
const EDGE_PX = 12
const AIR_PX = 8

/**
 * Where the boxes of lines are, in their order; null for one without a free place beside its vehicle.
 * @param taken boxes that no line covers
 * @param spared boxes that a line covers only if every other place is taken
 */
export function linePlaces(
  lines: readonly (Point & Size)[],
  window: Size,
  taken: readonly Box[],
  spared: readonly Box[] = [],
): (Box | null)[] {
  const all = [...taken]
  return lines.map((line) => {
    const free = candidates(line).filter(
      (box) => isInside(box, window) && !all.some((other) => overlap(box, other)),
    )
    const place = free.find((box) => !spared.some((other) => overlap(box, other))) ?? free[0]
    if (place) all.push(place)
    return place ?? null
  })
}

/** Beside the vehicle first, then above and below. */
function candidates({ x, y, width, height }: Point & Size): Box[] {
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height })
  const [right, left, middle] = [x + GAP_PX, x - GAP_PX - width, y - height / 2]
  const [above, below] = [y - GAP_PX - height, y + GAP_PX]
  return [
    at(right, middle),
    at(left, middle),
    at(right, above),
    at(right, below),
    at(left, above),
    at(left, below),
    at(x - width / 2, above),
    at(x - width / 2, below),
    at(right, above - height - AIR_PX),
    at(right, below + height + AIR_PX),
    at(left, above - height - AIR_PX),
    at(left, below + height + AIR_PX),
  ]
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Size): boolean =>
  left >= EDGE_PX && top >= EDGE_PX && right <= width - EDGE_PX && bottom <= height - EDGE_PX

/** Whether two boxes come closer than a little air. */
export function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right + AIR_PX &&
    b.left < a.right + AIR_PX &&
    a.top < b.bottom + AIR_PX &&
    b.top < a.bottom + AIR_PX
  )
}
