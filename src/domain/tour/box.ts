/** A rectangle of the window, in CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The intersection of two boxes; its sides are in the wrong order if it is empty. */
export function intersection(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** Area that two boxes share, in square pixels. */
export function sharedArea(a: Box, b: Box): number {
  const { left, top, right, bottom } = intersection(a, b)
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** Whether two boxes share an area; a common edge does not count. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether a box lies entirely in another. */
export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}

/** The square of a side around a point. */
export function squareAround({ x, y }: Point, side: number): Box {
  return { left: x - side / 2, top: y - side / 2, right: x + side / 2, bottom: y + side / 2 }
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Whether a point is inside a box, not on its edge. */
export function holds({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}
