import { answerPainted } from '#domain/base/workAhead'
import { isInstalled, onInstalledChange } from '../pwa/installed'
import { onInstallAvailable } from '../pwa/installPrompt'
import { storagePersistence } from '../pwa/storagePersistence'
import { keepAwake } from '../pwa/wakeLock'
import { changeDeviceStatus } from '../state/deviceStatus'
import { afterPage } from './input/input'

/** Keeps the screen on, requests persistent storage and keeps the install prompt, for the life of the page. */
export function watchDeviceStatus(): void {
  keepAwake(
    (screen) => changeDeviceStatus({ screen }),
    (ask) => afterPage('wakeLock', { pointerup: () => void answerPainted().then(ask) }),
  )
  onInstallAvailable((canPrompt) => changeDeviceStatus({ canPrompt }))
  const look = async () => {
    const installed = isInstalled()
    changeDeviceStatus({ installed })
    changeDeviceStatus({ storage: await storagePersistence(installed) })
  }
  onInstalledChange(() => void look())
  void look()
}
