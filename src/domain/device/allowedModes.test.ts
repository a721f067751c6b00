import { expect, it } from 'vitest'
import { allowsAddress, entryOf } from './allowedModes'
import { DEFAULT_DEVICE_SETTINGS } from './deviceSettings'
import { FLEET_MODE, withMode } from './mode'

const ALL_MODES = DEFAULT_DEVICE_SETTINGS.modes
const ESSENTIALS = { ...FLEET_MODE, inEssentialsMode: true }
const only = (entry: keyof typeof ALL_MODES) => ({
  ...{ fleet: false, essentials: false, dealer: false, game: false },
  [entry]: true,
})

it('a visit is on the way in that it came by', () => {
  expect(entryOf(FLEET_MODE)).toBe('fleet')
  expect(entryOf(withMode(FLEET_MODE, 'demo'))).toBe('fleet')
  expect(entryOf(ESSENTIALS)).toBe('essentials')
  expect(entryOf(withMode(ESSENTIALS, 'demo'))).toBe('essentials')
  expect(entryOf(withMode(ESSENTIALS, 'dealer'))).toBe('dealer')
  expect(entryOf(withMode(FLEET_MODE, 'game'))).toBe('game')
})

it('a device that allows everything leads everywhere', () => {
  for (const path of ['/welcome', '/tour', '/home', '/essentials', '/game', '/0', '/booth'])
    expect(allowsAddress(ALL_MODES, FLEET_MODE, path)).toBe(true)
})

it.each(['/', '/welcome', '/welcome/', '/booth', '/attract'])('%s is there whatever staff allow', (path) => {
  expect(allowsAddress(only('dealer'), FLEET_MODE, path)).toBe(true)
})

it('screens are those of the way in that is allowed', () => {
  expect(allowsAddress(only('dealer'), FLEET_MODE, '/home')).toBe(false)
  expect(allowsAddress(only('dealer'), withMode(FLEET_MODE, 'dealer'), '/home')).toBe(true)
  expect(allowsAddress(only('game'), withMode(FLEET_MODE, 'game'), '/0')).toBe(true)
  expect(allowsAddress(only('game'), FLEET_MODE, '/0')).toBe(false)
})

it('an address that turns its own mode on is judged by that one', () => {
  expect(allowsAddress(only('game'), FLEET_MODE, '/game')).toBe(true)
  expect(allowsAddress(only('fleet'), withMode(FLEET_MODE, 'game'), '/game')).toBe(false)
  expect(allowsAddress(only('essentials'), FLEET_MODE, '/essentials')).toBe(true)
  expect(allowsAddress(only('essentials'), FLEET_MODE, '/tour')).toBe(false)
  expect(allowsAddress(only('essentials'), ESSENTIALS, '/tour')).toBe(true)
})
