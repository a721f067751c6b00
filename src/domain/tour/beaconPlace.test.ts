import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anchorPoint,
  BEACON_PX,
  type Box,
  beaconBox,
  DOT_PX,
  intersection,
  type PlaceQuestion,
  placeBeacon,
} from './beaconPlace'

const WINDOW: Box = { left: 0, top: 0, right: 1180, bottom: 820 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

type Question = Partial<PlaceQuestion> & Pick<PlaceQuestion, 'target'>

const choose = (question: Question) =>
  placeBeacon({ room: WINDOW, controls: [], others: [], before: null, isCovered: () => false, ...question })

function placed(question: Question): Box | null {
  const place = choose(question)
  return place && beaconBox(place, question.target)
}

/** Where the dot is drawn. */
function dotOf(question: Question): Box | null {
  const place = choose(question)
  if (!place) return null
  const anchor = anchorPoint(place, question.target)
  const [x, y] = [anchor.x + place.dx + place.leanX, anchor.y + place.dy + place.leanY]
  return box(x - DOT_PX / 2, y - DOT_PX / 2, DOT_PX, DOT_PX)
}

const overlaps = (a: Box, b: Box) => {
  const { left, top, right, bottom } = intersection(a, b)
  return right > left && bottom > top
}

describe('a beacon', () => {
  it('sits on the upper right corner of a card', () => {
    expect(placed({ target: box(200, 200, 300, 200) })).toEqual(box(478, 178, BEACON_PX, BEACON_PX))
  })

  it('stays outside of a button', () => {
    const bell = box(918, 10, 44, 44)
    const place = placed({ target: bell, controls: [bell, box(755, 10, 153, 44), box(970, 10, 190, 44)] })
    expect(place && overlaps(place, bell)).toBe(false)
  })

  it.each([
    ['of the header', 10],
    ['with room above it', 300],
  ])('lies with its dot on the corner of a button %s', (_, top) => {
    const bell = box(918, top, 44, 44)
    const dot = dotOf({ target: bell, controls: [bell, box(755, 10, 153, 44), box(970, 10, 190, 44)] })
    expect(dot && overlaps(dot, bell)).toBe(true)
    expect(dot && overlaps(dot, box(932, top + 14, 16, 16))).toBe(false)
    // The header ends below its buttons.
    if (top === 10) expect(dot?.bottom).toBeLessThanOrEqual(64)
  })

  it('takes another corner when the first is over a control', () => {
    const link = box(450, 190, 60, 30)
    const place = placed({ target: box(200, 200, 300, 200), controls: [link] })
    expect(place && overlaps(place, link)).toBe(false)
  })

  it('waits where every place takes the middle of a control', () => {
    const bell = box(600, 10, 44, 44)
    const grid = Array.from({ length: 40 * 20 }, (_, at) =>
      box((at % 40) * 30, Math.floor(at / 40) * 40, 28, 38),
    )
    expect(placed({ target: bell, controls: [bell, ...grid] })).toBeNull()
  })

  it('moves into the window rather than to another corner', () => {
    expect(placed({ target: box(880, 200, 290, 200) })).toEqual(box(1136, 178, BEACON_PX, BEACON_PX))
  })

  it('stays where it was while that is nearly as good', () => {
    const target = box(200, 200, 300, 200)
    const place = { room: WINDOW, controls: [], others: [], isCovered: () => false, target }
    const lower = placeBeacon({ ...place, before: null, isCovered: (_, y) => y < 300 })
    expect(lower && placeBeacon({ ...place, before: lower })).toEqual(lower)
  })

  it('is not shown where something else lies over all its places', () => {
    expect(placed({ target: box(200, 200, 300, 200), isCovered: () => true })).toBeNull()
  })
})

const aBox = fc
  .tuple(fc.integer({ min: 0, max: 1100 }), fc.integer({ min: 0, max: 760 }), fc.nat(500), fc.nat(400))
  .map(([left, top, width, height]) => box(left, top, 30 + width, 30 + height))

it('is always whole in the window, whatever is around it', () => {
  fc.assert(
    fc.property(
      aBox,
      fc.array(aBox, { maxLength: 8 }),
      fc.array(aBox, { maxLength: 3 }),
      (target, controls, others) => {
        const place = placed({ target, controls, others })
        if (place) expect(intersection(place, WINDOW)).toEqual(place)
      },
    ),
  )
})
