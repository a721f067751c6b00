import { clamp } from '#domain/base/numbers'

/** A box in pixels. */
export interface Size {
  width: number
  height: number
}

export interface CardPlace {
  left: number
  top: number
  /** A higher card scrolls. */
  maxHeight: number
}

/** Radius around a dot that stays visible, in pixels: its target and a gap. */
export const DOT_CLEARANCE_PX = 30

/** Gap between the card and the edge of the map, whose right side has buttons. */
const INSET = { top: 12, right: 80, bottom: 12, left: 12 }

/**
 * The position of a dot's card: beside it, otherwise below or above, inside the map and never over the dot.
 * @param dot pixels from the top left of the map
 */
export function placeCard([x, y]: readonly [number, number], card: Size, map: Size): CardPlace {
  const right = Math.max(INSET.left + card.width, map.width - INSET.right)
  const bottom = map.height - INSET.bottom
  const at = { x: clamp(x, 0, map.width), y: clamp(y, 0, map.height) }
  const beside = (left: number): CardPlace => {
    const maxHeight = bottom - INSET.top
    const height = Math.min(card.height, maxHeight)
    return { left, top: clamp(at.y - height / 2, INSET.top, bottom - height), maxHeight }
  }
  const toTheRight = at.x + DOT_CLEARANCE_PX
  if (toTheRight + card.width <= right) return beside(toTheRight)
  const toTheLeft = at.x - DOT_CLEARANCE_PX - card.width
  if (toTheLeft >= INSET.left) return beside(toTheLeft)
  const left = clamp(at.x - card.width / 2, INSET.left, right - card.width)
  const below = bottom - (at.y + DOT_CLEARANCE_PX)
  const above = at.y - DOT_CLEARANCE_PX - INSET.top
  if (below >= above) return { left, top: bottom - below, maxHeight: below }
  return { left, top: INSET.top + above - Math.min(card.height, above), maxHeight: above }
}
