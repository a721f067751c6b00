import { expect, it } from 'vitest'
import { ROUTES } from '#domain/device/routes'
import { STARTS, startsOf, WALKS } from './starts'

const key = ({ address, modes }: (typeof STARTS)[number]) => `${modes.join(' ')} ${address}`

it('gives each start to one of any five seeds in a row', () => {
  for (const first of [1, 4, 4711]) {
    const dealt = Array.from({ length: WALKS }, (_, index) => startsOf(first + index))
    expect(dealt.flat().map(key).toSorted()).toEqual(STARTS.map(key).toSorted())
  }
})

it('orders the starts of a seed by it, one mode after the other', () => {
  expect(startsOf(7)).toEqual(startsOf(7))
  expect(startsOf(7)).not.toEqual(startsOf(7 + WALKS))
  const modes = startsOf(7).map((start) => start.modes.join(' '))
  expect(modes).toEqual(modes.toSorted())
})

it('begins at every route, and in the rooms of a dealer', () => {
  const addresses = STARTS.filter(({ modes }) => modes.length === 0).map(({ address }) => address)
  expect(addresses).toEqual(ROUTES.flatMap(({ examples }) => [...examples]))
  const dealer = STARTS.filter(({ modes }) => modes.includes('inDealerMode')).map(({ address }) => address)
  expect(dealer).toEqual(expect.arrayContaining(['/home', '/0', '/1', '/1/detail/d-1']))
  expect(dealer).not.toContain('/8')
})
