import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  FIRST_CHOICE,
  isFirstChoice,
  isMeasureChoice,
  moveMeasure,
  offeredMeasures,
  shownMeasures,
  stepMeasure,
  toggleMeasure,
} from './measureChoice'
import { MEASURES } from './measures'

const ALL = { camera: true, expenses: true }

it('shows two rows of four at first', () => {
  expect(shownMeasures(FIRST_CHOICE, ALL)).toEqual(MEASURES.slice(0, 8))
  expect(isFirstChoice(FIRST_CHOICE)).toBe(true)
})

it('offers no camera events without the camera, and no costs without expenses', () => {
  const offered = offeredMeasures(FIRST_CHOICE, { camera: false, expenses: false })
  expect(MEASURES.filter((measure) => !offered.includes(measure))).toEqual([
    'camera',
    'spending',
    'costPerMile',
  ])
})

it('steps over what is not offered, and stays at the ends', () => {
  const offer = { camera: false, expenses: true }
  const up = stepMeasure(FIRST_CHOICE, 'excessiveIdling', -1, offer)
  expect(offeredMeasures(up, offer).indexOf('excessiveIdling')).toBe(
    offeredMeasures(FIRST_CHOICE, offer).indexOf('seatbelt'),
  )
  expect(stepMeasure(FIRST_CHOICE, 'driverScore', -1, offer)).toBe(FIRST_CHOICE)
  expect(stepMeasure(FIRST_CHOICE, 'costPerMile', 1, offer)).toBe(FIRST_CHOICE)
})

it('loses and doubles no measure, whatever is moved and hidden', () => {
  const measure = fc.constantFrom(...MEASURES)
  const act = fc.record({ measure, before: fc.option(measure), toggles: fc.boolean() })
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const choice = acts.reduce(
        (now, { measure: one, before, toggles }) =>
          toggles ? toggleMeasure(now, one) : moveMeasure(now, one, before),
        FIRST_CHOICE,
      )
      expect(choice.order.toSorted()).toEqual(MEASURES.toSorted())
      expect(isMeasureChoice(JSON.parse(JSON.stringify(choice)))).toBe(true)
    }),
  )
})

it.each([
  null,
  {},
  { order: ['driverScore'], hidden: [] },
  { order: MEASURES.map(() => 'driverScore'), hidden: [] },
  { order: [...MEASURES.slice(1), 'constructor'], hidden: [] },
])('takes no kept choice that makes no sense: %j', (kept) => {
  expect(isMeasureChoice(kept)).toBe(false)
})
