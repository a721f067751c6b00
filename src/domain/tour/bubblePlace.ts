import { type Box, isInside, sharedArea } from './box'

export type BubbleSide = 'bottom' | 'top' | 'right' | 'left'

export interface BubblePlace {
  left: number
  top: number
  /** The side of the target at which it is. */
  side: BubbleSide
  /** Its tip, from its left edge, or from its top edge at the left or right of the target. */
  tip: number
}

export interface BubbleQuestion {
  target: Box
  /** The target with everything that its text speaks of. */
  area: Box
  width: number
  height: number
  /** The part of the window where it may be. */
  room: Box
  /** Distance from the target, in pixels (docs/game.md T1). */
  offset: number
}

/** In order of preference. */
const SIDES = ['bottom', 'top', 'left', 'right'] as const
/** The tip stays off the round corners. */
const TIP_MARGIN_PX = 25

/**
 * The place of a bubble (docs/game.md T1): beside the area, otherwise beside the target, and entirely in the room. If no
 * side has space, it covers as little of the target as possible.
 */
export function placeBubble(question: BubbleQuestion): BubblePlace {
  const { target, area, room } = question
  for (const beside of [area, target])
    for (const side of SIDES) {
      const place = placeAt(side, beside, question)
      if (isInside(boxOf(place, question), room)) return place
    }
  const moved = SIDES.map((side) => movedInto(room, placeAt(side, target, question), question))
  const covered = (place: BubblePlace) => sharedArea(boxOf(place, question), target)
  return moved.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

/** Beside a box at one of its sides, aligned with the target as far as the room allows. */
function placeAt(side: BubbleSide, beside: Box, question: BubbleQuestion): BubblePlace {
  const { target, width, height, room, offset } = question
  const [middleX, middleY] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2]
  if (side === 'bottom' || side === 'top') {
    const left = clamp(middleX - width / 2, room.left, room.right - width)
    const top = side === 'bottom' ? beside.bottom + offset : beside.top - offset - height
    return { side, left, top, tip: clamp(middleX - left, TIP_MARGIN_PX, width - TIP_MARGIN_PX) }
  }
  const left = side === 'right' ? beside.right + offset : beside.left - offset - width
  const top = clamp(middleY - height / 2, room.top, room.bottom - height)
  return { side, left, top, tip: clamp(middleY - top, TIP_MARGIN_PX, height - TIP_MARGIN_PX) }
}

function movedInto(room: Box, place: BubblePlace, { width, height }: BubbleQuestion): BubblePlace {
  return {
    ...place,
    left: clamp(place.left, room.left, room.right - width),
    top: clamp(place.top, room.top, room.bottom - height),
  }
}

/** A bubble that is wider than the room begins at its start. */
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

const boxOf = ({ left, top }: BubblePlace, { width, height }: BubbleQuestion): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
