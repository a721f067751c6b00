import { useLingui } from '@lingui/react/macro'
import type { DeviceSettings } from '#domain/device/deviceSettings'
import { changeDeviceSettings } from '../../../session/deviceSettings'
import { deviceSettings } from '../../../state/deviceSettings'
import { toast } from '../../../ui/feedback/toast'

/**
 * `done` is the message about the change, with an undo; omit it for a change that is visible anyway. `onUndo`
 * reverts effects of the change beyond the settings, such as the current language.
 */
export type ChangeDevice = (
  change: Partial<DeviceSettings>,
  done?: string,
  onUndo?: () => void,
) => Promise<void>

/** Applies settings of this device at once; shows a message if they could not be stored. Never rejects. */
export function useDeviceChange(): ChangeDevice {
  const { t } = useLingui()
  const put = async (change: Partial<DeviceSettings>) => {
    try {
      await changeDeviceSettings(change)
      return true
    } catch {
      toast(t`This could not be saved. It applies until the kiosk is closed.`, 'problem')
      return false
    }
  }
  return async (change, done, onUndo) => {
    const changed = Object.keys(change)
    const before = Object.fromEntries(
      Object.entries(deviceSettings()).filter(([key]) => changed.includes(key)),
    )
    if (!(await put(change)) || done === undefined) return
    const run = () => {
      onUndo?.()
      void put(before)
    }
    toast(done, 'done', { label: t`Undo`, run })
  }
}
