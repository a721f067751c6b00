import { DEVICE_MODES, type DeviceSettings } from '#domain/device/deviceSettings'
import { deviceSettings, onDeviceSettings } from '../../state/deviceSettings'
import { router } from '../routes/router'

/** Runs the guard of the routes again when staff change what this device offers. */
export function guardAllowedModes(): void {
  let known = deviceSettings().modes
  onDeviceSettings(() => {
    const { modes } = deviceSettings()
    if (isSame(known, modes)) return
    known = modes
    void router.invalidate()
  })
}

function isSame(a: DeviceSettings['modes'], b: DeviceSettings['modes']): boolean {
  return DEVICE_MODES.every((mode) => a[mode] === b[mode])
}
