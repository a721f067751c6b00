import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BEACON_PX,
  beaconBox,
  cornerOf,
  dotBox,
  isRoomy,
  type PlaceQuestion,
  placeBeacon,
} from './beaconPlace'
import { type Box, holds, intersection, isInside, middleOf, overlaps } from './box'

const WINDOW: Box = { left: 0, top: 0, right: 1180, bottom: 820 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

type Question = Partial<PlaceQuestion> & Pick<PlaceQuestion, 'target'>

const asked = (question: Question): PlaceQuestion => ({
  room: WINDOW,
  own: [],
  controls: [],
  texts: [],
  others: [],
  before: null,
  isCovered: () => false,
  ...question,
})

/** The square of a beacon and its dot; null while it waits. */
function placed(question: Question) {
  const place = placeBeacon(asked(question))
  return place && { square: beaconBox(place, question.target), dot: dotBox(place, question.target) }
}

const CARD = box(200, 200, 300, 200)

describe('a beacon', () => {
  it('has its dot on the upper right corner of a card, its square outside', () => {
    expect(placed({ target: CARD })?.dot).toEqual(box(486, 190, 24, 24))
  })

  it('has its dot on a corner of a button between others, and its square on none of them', () => {
    const bell = box(914, 10, 44, 44)
    const controls = [box(748, 9, 156, 46), box(966, 8, 190, 48), box(874, 90, 286, 48)]
    const place = placed({ target: bell, own: [bell], controls })
    expect(place && overlaps(place.dot, bell)).toBe(true)
    expect(place && holds(place.square, middleOf(bell))).toBe(false)
    expect(controls.filter((control) => place && overlaps(place.square, control))).toEqual([])
  })

  it.each([
    ['a text', 'texts'],
    ['a control of a card', 'controls'],
    ['another beacon', 'others'],
  ] as const)('takes another corner where the first has %s', (_, what) => {
    const place = placed({ target: CARD, [what]: [box(470, 180, 60, 40)] })
    expect(place && overlaps(place.dot, box(200, 200, 24, 24))).toBe(true)
  })

  it('moves off a text on its corner as long as it overlaps the corner', () => {
    const texts = [box(200, 206, 300, 190)]
    const place = placed({ target: CARD, texts })
    expect(place && overlaps(place.dot, texts[0] as Box)).toBe(false)
    expect(place && holds(place.dot, { x: 500, y: 200 })).toBe(true)
  })

  it('waits where every corner has a text', () => {
    expect(placed({ target: CARD, texts: [box(150, 150, 400, 300)] })).toBeNull()
  })

  it('covers a part of a control rather than wait, but never the middle', () => {
    const tab = box(600, 70, 90, 44)
    const controls = [
      box(400, 0, 600, 64),
      box(400, 70, 200, 44),
      box(690, 70, 200, 44),
      box(400, 120, 600, 48),
    ]
    const place = placed({ target: tab, own: [tab], controls })
    expect(place).not.toBeNull()
    expect([tab, ...controls].filter((one) => place && holds(place.square, middleOf(one)))).toEqual([])
  })

  it('moves into the window as long as its dot overlaps the corner', () => {
    expect(placed({ target: box(880, 200, 296, 200) })?.dot.right).toBeLessThanOrEqual(1180)
    expect(placed({ target: box(0, 0, 1180, 820) })?.square).toEqual(box(1136, 0, BEACON_PX, BEACON_PX))
  })

  it('stays at its corner while that is nearly as good', () => {
    const before = placeBeacon(asked({ target: CARD, texts: [box(470, 180, 60, 40)] }))
    expect(before).toMatchObject({ x: 0, y: 0 })
    const after = placeBeacon(asked({ target: CARD, before, texts: [box(499, 212, 10, 10)] }))
    expect(after).toMatchObject({ x: 0, y: 0 })
  })

  it('is not shown where something else lies over all its places', () => {
    expect(placed({ target: CARD, isCovered: () => true })).toBeNull()
  })
})

const aBox = fc
  .tuple(fc.integer({ min: 0, max: 1100 }), fc.integer({ min: 0, max: 760 }), fc.nat(500), fc.nat(400))
  .map(([left, top, width, height]) => box(left, top, 30 + width, 30 + height))
const boxes = fc.array(aBox, { maxLength: 6 })

it('is always whole in the window, with its dot over a corner of the target and over nothing else', () => {
  fc.assert(
    fc.property(aBox, boxes, boxes, boxes, (target, controls, texts, others) => {
      const place = placeBeacon(asked({ target, controls, texts, others }))
      if (!place) return
      const [square, dot] = [beaconBox(place, target), dotBox(place, target)]
      expect(isInside(square, WINDOW) && isInside(dot, WINDOW)).toBe(true)
      const corner = cornerOf(place, target)
      expect(
        Math.max(Math.abs(middleOf(dot).x - corner.x), Math.abs(middleOf(dot).y - corner.y)),
      ).toBeLessThanOrEqual(12)
      const touched = intersection(square, dot)
      expect(touched.right > touched.left && touched.bottom > touched.top).toBe(true)
      expect([...controls, ...texts, ...others].filter((other) => overlaps(dot, other))).toEqual([])
      expect(others.filter((other) => overlaps(square, other))).toEqual([])
      expect(controls.filter((control) => holds(square, middleOf(control)))).toEqual([])
    }),
  )
})

it('tells a bar with controls of its own from a control with segments', () => {
  expect(isRoomy(box(364, 552, 482, 104))).toBe(true)
  expect(isRoomy(box(264, 148, 424, 50))).toBe(false)
})
