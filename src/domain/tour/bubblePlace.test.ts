import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, isInside, overlaps } from './box'
import { type BubbleQuestion, placeBubble } from './bubblePlace'

const ROOM: Box = { left: 12, top: 12, right: 808, bottom: 1168 }
const SIZE = { width: 320, heightAt: (width: number) => (width < 320 ? 240 : 200) }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

type Question = Partial<BubbleQuestion> & Pick<BubbleQuestion, 'target'>

function placed(question: Question) {
  const place = placeBubble({ area: question.target, ...SIZE, room: ROOM, offset: 12, ...question })
  return { ...place, box: box(place.left, place.top, place.width, place.height) }
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

it('is narrower beside a target that leaves no room for its whole width', () => {
  const place = placed({ target: box(12, 100, 504, 1000), offset: 22 })
  expect(place).toMatchObject({ side: 'right', left: 538, width: 270, height: 240, tip: 120 })
})

it('leaves free what its text speaks of beside the target, and then points at neither', () => {
  const chips = box(16, 198, 788, 44)
  const target = box(19, 83, 265, 44)
  const place = placed({ target, area: box(16, 83, 788, 159) })
  expect(place).toMatchObject({ top: 254, tip: null })
  expect(overlaps(place.box, chips)).toBe(false)
})

it('points at a target that it is beside, whatever belongs to the target on its other side', () => {
  const bar = box(16, 600, 788, 120)
  const place = placed({ target: bar, area: box(16, 100, 788, 620) })
  expect(place).toMatchObject({ side: 'bottom', top: 732, tip: 160 })
})

it('keeps to the target where what belongs to it fills the window', () => {
  const target = box(19, 83, 265, 44)
  expect(placed({ target, area: ROOM })).toMatchObject({ side: 'bottom', top: 139, tip: 139.5 })
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
        target.left - 272 >= ROOM.left ||
        target.right + 272 <= ROOM.right
      expect(place.tip !== null).toBe(hasRoom)
      if (hasRoom) expect(overlaps(place.box, target)).toBe(false)
    }),
  )
})
