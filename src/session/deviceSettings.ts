import { type DeviceSettings, parseDeviceSettings } from '#domain/device/deviceSettings'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { copiedSettings, deviceSettings, setDeviceSettings } from '../state/deviceSettings'
import { mirrorDevice } from './mirrorDevice'

let changed = false

/**
 * Restores the settings of this device. A change made in the meantime takes precedence; the tab's copy is used if the
 * database has no settings, for example after it was rebuilt.
 */
export async function loadDeviceSettings(): Promise<void> {
  try {
    const stored = await deviceFacts().read(FACT.settings)
    if (!changed) setDeviceSettings(parseDeviceSettings(stored ?? copiedSettings()))
  } catch {
    // The worker's next page needs no database.
  }
  await mirrorDevice()
}

/**
 * Changes settings of this device at once, and stores them for the next start.
 * @throws errors of the database; the change then applies until the page is closed
 */
export async function changeDeviceSettings(change: Partial<DeviceSettings>): Promise<void> {
  changed = true
  const next = parseDeviceSettings({ ...deviceSettings(), ...change })
  setDeviceSettings(next)
  void mirrorDevice()
  await deviceFacts().write(FACT.settings, next)
}
