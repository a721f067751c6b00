import { expect, it } from 'vitest'
import { seededRandom } from '#domain/base/seededRandom'
import { makeAddress } from './contacts'

const addresses = Array.from({ length: 300 }, (_, seed) => makeAddress(seededRandom(seed), 'us'))
const numbersIn = (direction: string) =>
  addresses.flatMap((address) => {
    const [number = '', side] = address.split(' ')
    return side === direction ? [Number(number)] : []
  })

it.each([
  ['N', 2000, 5900],
  ['S', 1200, 5600],
  ['W', 1200, 5600],
])('keeps Chicago addresses %s between %d and %d', (direction, low, high) => {
  const numbers = numbersIn(direction)
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => number < low || number > high)).toEqual([])
})

it('has no address in the lake', () => {
  expect(numbersIn('E')).toEqual([])
})
