import { deviceFacts, FACT } from '../../data/core/deviceFacts'
import { parseTheme, type Theme } from '../../domain/kiosk/deviceMirror'
import { writeMirror } from '../../pwa/mirror'
import { currentLocale } from '../../state/locale'
import { currentTheme, setTheme } from '../../state/theme'

let chosen = false

/** A choice made on the device: painted at once, then kept for the next start, which may be offline. */
export async function chooseTheme(theme: Theme): Promise<void> {
  chosen = true
  setTheme(theme)
  await Promise.allSettled([
    writeMirror({ locale: currentLocale(), theme }),
    deviceFacts().write(FACT.theme, theme),
  ])
}

/**
 * Takes up the theme of this device where no worker wrote it into the page (plain http, a forced
 * reload, a cleared cache); what is chosen meanwhile wins.
 */
export async function restoreTheme(): Promise<void> {
  const stored = await deviceFacts()
    .read(FACT.theme)
    .catch(() => undefined)
  if (stored === undefined || chosen) return
  const theme = parseTheme(stored)
  if (theme === currentTheme()) return
  setTheme(theme)
  await writeMirror({ locale: currentLocale(), theme })
}
