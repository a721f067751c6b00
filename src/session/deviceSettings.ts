import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { type DeviceSettings, parseDeviceSettings } from '../domain/kiosk/deviceSettings'
import { deviceSettings, setDeviceSettings } from '../state/deviceSettings'

let changed = false

/**
 * Brings back what staff set on this device. A change made in the meantime wins, and so does the copy of a device
 * whose database does not answer or was rebuilt.
 */
export async function loadDeviceSettings(): Promise<void> {
  const stored = await deviceFacts()
    .read(FACT.settings)
    .catch(() => undefined)
  if (stored !== undefined && !changed) setDeviceSettings(parseDeviceSettings(stored))
}

/**
 * Changes settings of this device: in force at once, and stored for the next start.
 * @throws what the database throws; the change is in force until the page is closed all the same
 */
export async function changeDeviceSettings(change: Partial<DeviceSettings>): Promise<void> {
  changed = true
  const next = parseDeviceSettings({ ...deviceSettings(), ...change })
  setDeviceSettings(next)
  await deviceFacts().write(FACT.settings, next)
}
