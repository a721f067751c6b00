import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idleState } from './idle'

const timing = fc.record({
  afterSeconds: fc.integer({ min: 1, max: 600 }),
  countdownSeconds: fc.integer({ min: 1, max: 120 }),
})
const quietMs = fc.double({ min: 0, max: 4 * 3_600_000, noNaN: true })
const ORDER = ['awake', 'asking', 'over']

it('goes from awake over the question to the end, and asks only a visitor', () => {
  fc.assert(
    fc.property(timing, quietMs, quietMs, fc.boolean(), (numbers, one, other, isTouched) => {
      const [sooner, later] = one < other ? [one, other] : [other, one]
      const before = idleState(sooner, isTouched, numbers)
      const after = idleState(later, isTouched, numbers)
      expect(ORDER.indexOf(after.kind)).toBeGreaterThanOrEqual(ORDER.indexOf(before.kind))
      expect(after.kind === 'asking' && !isTouched).toBe(false)
      // Sleeping has the same result as waiting.
      if (before.kind !== 'over') {
        const next = idleState(sooner + before.leftMs + 0.01, isTouched, numbers)
        expect(next.kind).not.toBe(before.kind)
      }
    }),
  )
})

it.each([
  [59_999, true, { kind: 'awake', leftMs: 1 }],
  [60_000, true, { kind: 'asking', leftMs: 20_000 }],
  [79_999, true, { kind: 'asking', leftMs: 1 }],
  [80_000, true, { kind: 'over' }],
  [59_999, false, { kind: 'awake', leftMs: 1 }],
  [60_000, false, { kind: 'over' }],
  [3 * 3_600_000, true, { kind: 'over' }],
] as const)('%i ms without a touch, touched before: %s', (quiet, isTouched, expected) => {
  expect(idleState(quiet, isTouched, { afterSeconds: 60, countdownSeconds: 20 })).toEqual(expected)
})
