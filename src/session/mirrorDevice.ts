import { DEVICE_MODES } from '#domain/device/deviceSettings'
import { writeMirror } from '../pwa/mirror'
import { deviceSettings } from '../state/deviceSettings'
import { currentLocale } from '../state/locale'
import { currentTheme } from '../state/theme'

/** Writes language, theme and hidden modes where the worker reads them, so that its next page matches this device. */
export function mirrorDevice(): Promise<void> {
  const { modes } = deviceSettings()
  const hidden = DEVICE_MODES.filter((mode) => !modes[mode])
  return writeMirror({ locale: currentLocale(), theme: currentTheme(), hidden })
}
