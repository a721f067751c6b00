import { expect, it } from 'vitest'
import { signInMode } from './signIn'

it('signs in to the plan on the tour, and to the mode in the game and at the dealer', () => {
  expect(signInMode({ mode: 'fleet', essentials: false })).toBe('fleet')
  expect(signInMode({ mode: 'demo', essentials: false })).toBe('demo')
  expect(signInMode({ mode: 'fleet', essentials: true })).toBe('essentials')
  expect(signInMode({ mode: 'demo', essentials: true })).toBe('essentials')
  expect(signInMode({ mode: 'game', essentials: true })).toBe('game')
  expect(signInMode({ mode: 'dealer', essentials: true })).toBe('dealer')
})
