import { expect, it } from 'vitest'
import { deviceKind } from './device'

const agent = (platform: string, maxTouchPoints = 0, userAgent = '') => ({
  platform,
  maxTouchPoints,
  userAgent,
})

it('knows an iPad by its platform', () => expect(deviceKind(agent('iPad', 5))).toBe('ipad'))
it('knows an iPad that calls itself a Macintosh by its touch points', () =>
  expect(deviceKind(agent('MacIntel', 5, 'Macintosh'))).toBe('ipad'))
it('takes a Mac for what it is', () => expect(deviceKind(agent('MacIntel', 0, 'Macintosh'))).toBe('web'))
