import { type DeviceSettings, parseDeviceSettings } from '#domain/device/deviceSettings'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { copiedSettings, deviceSettings, setDeviceSettings } from '../state/deviceSettings'
import { mirrorDevice } from './mirrorDevice'

let changed = false

/**
 * Brings back what staff set on this device. A change made in the meantime wins, and so does the tab's copy where the
 * database does not answer or was rebuilt.
 */
export async function loadDeviceSettings(): Promise<void> {
  try {
    const stored = await deviceFacts().read(FACT.settings)
    if (!changed) setDeviceSettings(parseDeviceSettings(stored ?? copiedSettings()))
  } catch {
    return
  }
  await mirrorDevice()
}

/**
 * Changes settings of this device: in force at once, and stored for the next start.
 * @throws what the database throws; the change is in force until the page is closed all the same
 */
export async function changeDeviceSettings(change: Partial<DeviceSettings>): Promise<void> {
  changed = true
  const next = parseDeviceSettings({ ...deviceSettings(), ...change })
  setDeviceSettings(next)
  void mirrorDevice()
  await deviceFacts().write(FACT.settings, next)
}
