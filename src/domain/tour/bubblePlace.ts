import { clamp } from '#domain/base/numbers'
import { type Box, isInside, sharedArea } from './box'

export type BubbleSide = 'bottom' | 'top' | 'right' | 'left'

export interface BubblePlace {
  left: number
  top: number
  width: number
  height: number
  /** The side of the target at which it is. */
  side: BubbleSide
  /**
   * Its tip, from its left edge, or from its top edge at the left or right of the target. Null where no tip would point
   * at the target: another part of the area is between them, or the bubble covers the target.
   */
  tip: number | null
}

export interface BubbleQuestion {
  target: Box
  /** The target with everything that its text speaks of. */
  area: Box
  /** Its width, unless only a narrower one fits, in pixels. */
  width: number
  /** Its height at a width, in pixels. */
  heightAt: (width: number) => number
  /** The part of the window where it may be. */
  room: Box
  /** Distance from the target, in pixels (docs/game.md T1). */
  offset: number
}

/** In order of preference. */
const SIDES = ['bottom', 'top', 'left', 'right'] as const
/** The tip stays off the round corners. */
const TIP_MARGIN_PX = 25
/** A narrower bubble would be hard to read. */
const LEAST_WIDTH_PX = 260

/**
 * The place of a bubble (docs/game.md T1): beside the area, otherwise beside the target, narrower if only that fits, and
 * entirely in the room. If no side has space, it covers as little of the target as possible.
 */
export function placeBubble(question: BubbleQuestion): BubblePlace {
  const { target, area, width, room } = question
  for (const beside of [area, target])
    for (const place of placesBeside(beside, question)) if (isInside(boxOf(place), room)) return place
  const moved = SIDES.map((side) => movedInto(room, placeAt(side, target, width, question)))
  const covered = (place: BubblePlace) => sharedArea(boxOf(place), target)
  return moved.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

/** Lazily, because a height is measured. */
function* placesBeside(beside: Box, question: BubbleQuestion): Generator<BubblePlace> {
  const { width, room, offset } = question
  for (const side of SIDES) yield placeAt(side, beside, width, question)
  for (const side of ['left', 'right'] as const) {
    const space = side === 'left' ? beside.left - room.left : room.right - beside.right
    const narrow = Math.floor(space - offset)
    if (narrow >= LEAST_WIDTH_PX && narrow < width) yield placeAt(side, beside, narrow, question)
  }
}

/** Beside a box at one of its sides, aligned with the target as far as the room allows. */
function placeAt(side: BubbleSide, beside: Box, width: number, question: BubbleQuestion): BubblePlace {
  const { target, heightAt, room, offset } = question
  const height = heightAt(width)
  const [middleX, middleY] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2]
  // Otherwise something that belongs to the target is between them.
  const isAtTarget = beside[side] === target[side]
  if (side === 'bottom' || side === 'top') {
    const left = clamp(middleX - width / 2, room.left, room.right - width)
    const top = side === 'bottom' ? beside.bottom + offset : beside.top - offset - height
    const tip = isAtTarget ? clamp(middleX - left, TIP_MARGIN_PX, width - TIP_MARGIN_PX) : null
    return { side, left, top, width, height, tip }
  }
  const left = side === 'right' ? beside.right + offset : beside.left - offset - width
  const top = clamp(middleY - height / 2, room.top, room.bottom - height)
  const tip = isAtTarget ? clamp(middleY - top, TIP_MARGIN_PX, height - TIP_MARGIN_PX) : null
  return { side, left, top, width, height, tip }
}

function movedInto(room: Box, place: BubblePlace): BubblePlace {
  return {
    ...place,
    left: clamp(place.left, room.left, room.right - place.width),
    top: clamp(place.top, room.top, room.bottom - place.height),
    tip: null,
  }
}

/** A bubble that is wider than the room begins at its start. */

const boxOf = ({ left, top, width, height }: BubblePlace): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
