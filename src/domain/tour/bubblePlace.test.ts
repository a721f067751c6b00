import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, isInside, overlaps } from './box'
import { type BubbleQuestion, placeBubble } from './bubblePlace'

const ROOM: Box = { left: 12, top: 12, right: 808, bottom: 1168 }
const SIZE = { width: 320, height: 200 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

type Question = Partial<BubbleQuestion> & Pick<BubbleQuestion, 'target'>

function placed(question: Question) {
  const place = placeBubble({ area: question.target, ...SIZE, room: ROOM, offset: 12, ...question })
  return { ...place, box: box(place.left, place.top, SIZE.width, SIZE.height) }
}

it('is under its target at the offset of its language, the tip at the middle of the target', () => {
  const target = box(400, 100, 100, 44)
  expect(placed({ target })).toMatchObject({ side: 'bottom', left: 290, top: 156, tip: 160 })
  expect(placed({ target, offset: 22 }).top).toBe(166)
})

it('is above a target that has no room under it', () => {
  expect(placed({ target: box(20, 300, 780, 900) })).toMatchObject({ side: 'top', top: 88 })
})

it('is beside a target that has room at neither end', () => {
  expect(placed({ target: box(12, 100, 300, 1000) })).toMatchObject({ side: 'right', left: 324 })
})

it('leaves free what its text speaks of beside the target', () => {
  const chips = box(16, 198, 788, 44)
  const target = box(19, 83, 265, 44)
  const place = placed({ target, area: box(16, 83, 788, 159) })
  expect(place.top).toBe(254)
  expect(overlaps(place.box, chips)).toBe(false)
})

it('keeps to the target where what belongs to it fills the window', () => {
  const target = box(19, 83, 265, 44)
  expect(placed({ target, area: ROOM })).toMatchObject({ side: 'bottom', top: 139 })
})

it('is always in the room, and covers its target only where no side has room', () => {
  const target = fc
    .tuple(fc.integer({ min: 0, max: 780 }), fc.integer({ min: 0, max: 1140 }), fc.nat(780), fc.nat(1100))
    .map(([left, top, width, height]) => box(left, top, 30 + width, 30 + height))
  fc.assert(
    fc.property(target, (target) => {
      const place = placed({ target })
      expect(isInside(place.box, ROOM)).toBe(true)
      const hasRoom =
        target.bottom + 212 <= ROOM.bottom ||
        target.top - 212 >= ROOM.top ||
        target.left - 332 >= ROOM.left ||
        target.right + 332 <= ROOM.right
      if (hasRoom) expect(overlaps(place.box, target)).toBe(false)
    }),
  )
})
