import { expect, it } from 'vitest'
import { dealStarts } from './dealStarts'

const ADDRESSES = ['/a', '/b', '/c', '/d', '/e', '/f', '/g']

it('deals each address to one walk, in an order by seed', () => {
  const dealt = dealStarts(ADDRESSES, 3, 1)
  expect(dealt.map(({ length }) => length)).toEqual([3, 2, 2])
  expect(dealt.flat().toSorted()).toEqual(ADDRESSES)
  expect(dealStarts(ADDRESSES, 3, 1)).toEqual(dealt)
  expect(dealStarts(ADDRESSES, 3, 2)).not.toEqual(dealt)
})
