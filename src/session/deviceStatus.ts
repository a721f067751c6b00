import { isInstalled, onInstalledChange } from '../pwa/installed'
import { onInstallAvailable } from '../pwa/installPrompt'
import { storagePersistence } from '../pwa/storagePersistence'
import { keepAwake } from '../pwa/wakeLock'
import { changeDeviceStatus } from '../state/deviceStatus'

/** Sees to the device for as long as the page lives: lit screen, kept data, the offer to install. */
export function watchDeviceStatus(): void {
  keepAwake((screen) => changeDeviceStatus({ screen }))
  onInstallAvailable((canPrompt) => changeDeviceStatus({ canPrompt }))
  const look = async () => {
    const installed = isInstalled()
    changeDeviceStatus({ installed })
    changeDeviceStatus({ storage: await storagePersistence(installed) })
  }
  onInstalledChange(() => void look())
  void look()
}
