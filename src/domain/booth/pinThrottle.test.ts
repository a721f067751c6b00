import { expect, it } from 'vitest'
import { afterWrong, NO_WAIT, PIN_LONGEST_WAIT_MS, waitAfter, waited } from './pinThrottle'

it('four wrong PINs cost nothing, the fifth 30 seconds, each further one twice as long up to 15 minutes', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 5000].map(waitAfter)).toEqual([
    0,
    0,
    30_000,
    60_000,
    120_000,
    240_000,
    480_000,
    PIN_LONGEST_WAIT_MS,
    PIN_LONGEST_WAIT_MS,
    PIN_LONGEST_WAIT_MS,
  ])
})

it('a wait that was waited for leaves its wrong PINs counted', () => {
  let throttle = NO_WAIT
  for (let wrong = 0; wrong < 5; wrong++) throttle = afterWrong(throttle)
  throttle = waited(throttle, throttle, 0)
  expect(throttle).toEqual({ wrong: 5, waitMs: 0 })
  expect(afterWrong(throttle).waitMs).toBe(60_000)
})

it('two pages that count the same wait do not shorten it twice', () => {
  const begun = { wrong: 5, waitMs: 30_000 }
  const one = waited(begun, begun, 20_000)
  expect(waited(one, begun, 21_000).waitMs).toBe(20_000)
})

it('a page that counts an older wait leaves the newer one alone', () => {
  const newer = { wrong: 6, waitMs: 60_000 }
  expect(waited(newer, { wrong: 5, waitMs: 30_000 }, 0)).toEqual(newer)
})
