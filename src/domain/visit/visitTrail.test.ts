import { expect, it } from 'vitest'
import { extendTrail, type VisitTrail } from './visitTrail'

const walk = (...pathnames: string[]): VisitTrail =>
  pathnames.reduce<VisitTrail>(
    (trail, pathname) => extendTrail(trail, { kind: 'screen', pathname, locale: 'en' }),
    { screens: [] },
  )

it('holds each screen once, in order, whatever is opened in it', () => {
  expect(walk('/home', '/1', '/1/detail/v-3', '/6', '/0', '/1').screens).toEqual(['home', '1', '0'])
})

it('leaves out what is no screen of the product', () => {
  expect(walk('/welcome', '/tour', '/attract', '/game/play', '/booth', '/').screens).toEqual([])
})

it('tells that staff came', () => {
  expect(walk('/booth', '/booth')).toEqual({ screens: [], staff: 1 })
})

it('is the same object when a step adds nothing', () => {
  const trail = extendTrail(walk('/home'), { kind: 'game' })
  expect(trail).toEqual({ screens: ['home'], locale: 'en', game: 1 })
  expect(extendTrail(trail, { kind: 'screen', pathname: '/home', locale: 'en' })).toBe(trail)
  expect(extendTrail(trail, { kind: 'game' })).toBe(trail)
  expect(extendTrail(trail, { kind: 'screen', pathname: '/home', locale: 'fr-CA' }).locale).toBe('fr-CA')
})
