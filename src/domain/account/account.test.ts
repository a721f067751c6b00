import { expect, it } from 'vitest'
import { FLEET_MODE } from '../kiosk/mode'
import { signInMode } from './account'

it('signs in to the plan on the tour, and to the mode in the game and at the dealer', () => {
  expect(signInMode(FLEET_MODE)).toBe('fleet')
  expect(signInMode({ ...FLEET_MODE, inDemoMode: true })).toBe('demo')
  const essentials = { ...FLEET_MODE, inEssentialsMode: true }
  expect(signInMode(essentials)).toBe('essentials')
  expect(signInMode({ ...essentials, inDemoMode: true })).toBe('essentials')
  expect(signInMode({ ...essentials, inGameMode: true })).toBe('game')
  expect(signInMode({ ...essentials, inDealerMode: true })).toBe('dealer')
})
