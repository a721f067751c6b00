import { expect, it } from 'vitest'
import { partOfDay } from './greeting'

it('greets by the hour, and the night as the evening before it', () => {
  const hours = [0, 4 * 60 + 59, 5 * 60, 11 * 60 + 59, 12 * 60, 17 * 60 + 59, 18 * 60, 1439]
  expect(hours.map(partOfDay)).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
