import { expect, it, vi } from 'vitest'
import { remembered } from './remembered'

const sumOf = () => vi.fn((rows: readonly number[], days: number) => ({ sum: rows.length * days }))

it('works out the same rows and window once', () => {
  const work = sumOf()
  const sum = remembered(work, 3)
  const rows = [1, 2]
  expect(sum(rows, 30)).toBe(sum(rows, 30))
  expect(sum(rows, 7)).toEqual({ sum: 14 })
  expect(sum([1, 2], 30)).not.toBe(sum(rows, 30))
  expect(work).toHaveBeenCalledTimes(3)
})

it('forgets what was asked longest ago', () => {
  const work = sumOf()
  const sum = remembered(work, 2)
  const rows = [1]
  for (const days of [7, 30, 7, 60]) sum(rows, days)
  expect(work).toHaveBeenCalledTimes(3)
  sum(rows, 7)
  expect(work).toHaveBeenCalledTimes(3)
  sum(rows, 30)
  expect(work).toHaveBeenCalledTimes(4)
})
