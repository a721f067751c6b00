import { DEVICE_MODES } from '#domain/device/deviceSettings'
import { writeMirror } from '../pwa/mirror'
import { deviceSettings } from '../state/deviceSettings'
import { currentLocale } from '../state/locale'
import { currentTheme } from '../state/theme'

/** Tells the worker language, theme and ways in as they are, so that its next page is the one that this device shows. */
export function mirrorDevice(): Promise<void> {
  const { modes } = deviceSettings()
  const hidden = DEVICE_MODES.filter((mode) => !modes[mode])
  return writeMirror({ locale: currentLocale(), theme: currentTheme(), hidden })
}
