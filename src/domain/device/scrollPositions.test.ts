import { expect, test } from 'vitest'
import { createScrollPositions, MOST_POSITIONS } from './scrollPositions'

test('A position is known until as many newer ones are kept as a browser has history entries', () => {
  const positions = createScrollPositions()
  positions.keep('first', 10)
  positions.keep('second', 20)
  for (let entry = 2; entry < MOST_POSITIONS; entry += 1) positions.keep(`entry ${entry}`, entry)
  positions.keep('first', 30)
  expect(positions.of('second')).toBe(20)

  positions.keep('one more', 40)

  expect(positions.of('second')).toBeUndefined()
  expect(positions.of('first')).toBe(30)
})
