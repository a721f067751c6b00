import { expect, it } from 'vitest'
import { FLEET_MODE, modeOf, withMode } from './mode'

it('lets only one of demo, game and dealer be on', () => {
  const dealer = withMode(withMode(FLEET_MODE, 'demo'), 'dealer')
  expect(dealer).toMatchObject({ inDemoMode: false, inGameMode: false, inDealerMode: true })
  expect(modeOf(withMode(dealer, 'game'))).toBe('game')
})
it('keeps essentials beside the mode', () => {
  expect(withMode({ ...FLEET_MODE, inEssentialsMode: true }, 'demo').inEssentialsMode).toBe(true)
})
