import { afterEach, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '../domain/kiosk/deviceSettings'
import { deviceSettings, followOtherTabs, setDeviceSettings } from './deviceSettings'

const leave = new AbortController()

afterEach(() => {
  leave.abort()
  setDeviceSettings(DEFAULT_DEVICE_SETTINGS)
})

it('what another tab sets holds here too, so that the next change here does not undo it', () => {
  followOtherTabs(leave.signal)
  setDeviceSettings({ ...DEFAULT_DEVICE_SETTINGS, units: 'metric' })
  const key = 'deviceSettings'
  localStorage.setItem(key, JSON.stringify({ ...deviceSettings(), name: 'iPad 3' }))
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(deviceSettings()).toMatchObject({ name: 'iPad 3', units: 'metric' })
})
