import { expect, it } from 'vitest'
import { nextTitle, titleOf } from './titles'

it.each([
  [0, 'rookie', { title: 'dispatcher', points: 800 }],
  [799, 'rookie', { title: 'dispatcher', points: 1 }],
  [800, 'dispatcher', { title: 'fleetManager', points: 800 }],
  [2338, 'fleetManager', { title: 'fleetHero', points: 262 }],
  [3799, 'fleetHero', { title: 'legend', points: 1 }],
  [3800, 'legend', null],
] as const)('%i points are of a %s, and the next title is %o', (score, title, next) => {
  expect([titleOf(score), nextTitle(score)]).toEqual([title, next])
})
