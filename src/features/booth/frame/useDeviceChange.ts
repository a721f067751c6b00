import { useLingui } from '@lingui/react/macro'
import type { DeviceSettings } from '#domain/device/deviceSettings'
import { changeDeviceSettings } from '../../../session/deviceSettings'
import { deviceSettings } from '../../../state/deviceSettings'
import { toast } from '../../../ui/feedback/toast'

/**
 * `done` says what was changed, with a way to take it back; without it nothing is said of a change that anybody sees.
 * `onUndo` takes back what a change does beyond the settings, such as the language that is shown.
 */
export type ChangeDevice = (
  change: Partial<DeviceSettings>,
  done?: string,
  onUndo?: () => void,
) => Promise<void>

/** Puts settings of this device in force at once; says when they could not be stored. Never rejects. */
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
