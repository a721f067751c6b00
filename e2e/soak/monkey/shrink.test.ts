import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Step } from './action'
import { type Attempt, shrink } from './shrink'

const step = (index: number): Step => ({
  action: { kind: 'scroll', deltaX: 0, deltaY: index },
  at: { address: `/${index}`, width: 1180, height: 820, stored: {} },
})
const numberOf = ({ action }: Step) => (action.kind === 'scroll' ? action.deltaY : -1)
const walk = (length: number) => Array.from({ length }, (_, index) => step(index))
const START = { address: '/start', width: 1180, height: 820, stored: {} }

/** Fails once all of `culprits` were taken, in order. */
function failsAfter(culprits: readonly number[]): Attempt {
  return async ({ steps }) => {
    let next = 0
    for (const [index, each] of steps.entries()) {
      if (numberOf(each) === culprits[next]) next += 1
      if (next === culprits.length) return steps.slice(0, index + 1)
    }
    return null
  }
}

it('keeps the steps that a failure needs, in order, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }).chain((length) =>
        fc.record({
          length: fc.constant(length),
          culprits: fc.uniqueArray(fc.integer({ min: 0, max: length - 1 }), { minLength: 1, maxLength: 4 }),
        }),
      ),
      async ({ length, culprits }) => {
        const needed = [...culprits].sort((a, b) => a - b)
        const found = await shrink({ start: START, steps: walk(length) }, failsAfter(needed), () => true)
        expect(found.steps.map(numberOf)).toEqual(needed)
      },
    ),
  )
})

it('begins where the page was, when the end of the walk is enough', async () => {
  const found = await shrink({ start: START, steps: walk(50) }, failsAfter([48, 49]), () => true)
  expect(found.start.address).toBe('/48')
})

it('stops when it may not try any more, with a trail that was seen to fail', async () => {
  const attempt = failsAfter([3, 30])
  let tried = 0
  const found = await shrink(
    { start: START, steps: walk(50) },
    (candidate) => {
      tried += 1
      return attempt(candidate)
    },
    () => tried < 9,
  )
  expect(tried).toBe(9)
  expect(await attempt(found)).not.toBeNull()
})
