import { isInstalled, onInstalledChange } from '../pwa/installed'
import { onInstallOffer } from '../pwa/installPrompt'
import { storageAnswer } from '../pwa/storagePersistence'
import { keepAwake } from '../pwa/wakeLock'
import { changeDeviceCare } from '../state/deviceStatus'

/** Sees to the device for as long as the page lives: lit screen, kept data, the offer to install. */
export function careForDevice(): void {
  keepAwake((screen) => changeDeviceCare({ screen }))
  onInstallOffer((canPrompt) => changeDeviceCare({ canPrompt }))
  const look = async () => {
    const installed = isInstalled()
    changeDeviceCare({ installed })
    changeDeviceCare({ storage: await storageAnswer(installed) })
  }
  onInstalledChange(() => void look())
  void look()
}
