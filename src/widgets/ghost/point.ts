/** A position in the window, CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** Where to press in a target: at a share of its size, otherwise at its center, or near the start of a long row. */
export function pointIn(element: Element, share?: readonly [number, number]): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = share ?? [0.5, 0.5]
  const waitForTarget = share ? width : Math.min(width, LONG_ROW_PX)
  return { x: left + waitForTarget * x, y: top + height * y }
}

/** In a row as wide as the screen, a finger aims at its text. */
const LONG_ROW_PX = 360
