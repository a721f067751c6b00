import { expect, it } from 'vitest'
import { pictureOptions } from './options'

it('compares every address in two languages and two sizes unless told otherwise', () => {
  expect(pictureOptions(['--against', 'HEAD'])).toEqual({
    against: 'HEAD',
    keep: false,
    contact: false,
    only: null,
    locales: ['en', 'fr-CA'],
    sizes: [
      [1180, 820],
      [820, 1180],
    ],
  })
  const asked = ['--against', 'v1', '--only', '/1,/2?q=a', '--locale', 'es-MX', '--size', '600x900']
  expect(pictureOptions(asked)).toMatchObject({
    only: ['/1', '/2?q=a'],
    locales: ['es-MX'],
    sizes: [[600, 900]],
  })
})

it('refuses what it does not know, and two wishes at once', () => {
  for (const args of [[], ['--kept', '--against', 'HEAD'], ['--kept', '--size', 'wide']])
    expect(() => pictureOptions(args)).toThrow()
  expect(() => pictureOptions(['--kept', '--locale', 'nowhere'])).toThrow('not a language')
})
