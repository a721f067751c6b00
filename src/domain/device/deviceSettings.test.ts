import { describe, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS, parseDeviceSettings } from './deviceSettings'

describe('stored device settings', () => {
  it('are the defaults where nothing was stored', () => {
    expect(parseDeviceSettings(undefined)).toEqual(DEFAULT_DEVICE_SETTINGS)
  })

  it('come back as they were stored', () => {
    const stored = {
      ...DEFAULT_DEVICE_SETTINGS,
      name: 'iPad 3, Hall B',
      confirmedEvent: 'Fleet Expo',
      locale: 'fr-CA' as const,
      idle: { afterSeconds: 90, countdownSeconds: 30 },
      modes: { fleet: true, essentials: false, dealer: false, game: true },
      ticks: { day: '2025-10-15', done: ['charger'] },
    }
    expect(parseDeviceSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('lose only the values that make no sense', () => {
    const parsed = parseDeviceSettings({
      name: 'Counter',
      locale: 'xx',
      idle: { afterSeconds: 0, countdownSeconds: 20 },
    })
    expect(parsed).toEqual({ ...DEFAULT_DEVICE_SETTINGS, name: 'Counter' })
  })

  it('always leave a way into the product', () => {
    const modes = { fleet: false, essentials: false, dealer: false, game: false }
    expect(parseDeviceSettings({ modes }).modes).toEqual(DEFAULT_DEVICE_SETTINGS.modes)
  })
})
