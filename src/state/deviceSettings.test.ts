import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { deviceSettings, followOtherTabs, setDeviceSettings } from './deviceSettings'

const other = new BroadcastChannel('pharos.deviceSettings')
const stop = followOtherTabs()

afterEach(() => {
  stop()
  other.close()
})

it('tabs of a device tell each other what staff set, so that no change undoes another tab’s', async () => {
  const listener = vi.fn()
  other.onmessage = ({ data }: MessageEvent<unknown>) => listener(data)
  setDeviceSettings({ ...DEFAULT_DEVICE_SETTINGS, units: 'metric' })
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(deviceSettings()))
  other.postMessage({ ...deviceSettings(), name: 'iPad 3' })
  await vi.waitFor(() => expect(deviceSettings()).toMatchObject({ name: 'iPad 3', units: 'metric' }))
  expect(listener).toHaveBeenCalledOnce()
})
