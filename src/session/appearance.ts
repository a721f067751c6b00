import { parseTheme, type Theme } from '#domain/device/deviceMirror'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { currentTheme, setTheme } from '../state/theme'
import { mirrorDevice } from './mirrorDevice'

let chosen = false

/** Resolves in the next task: a press is handled in a frame, which ends with painting its changes. */
const frameOfPress = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Paints the chosen theme at once and saves it for the next start, which may be offline. */
export async function chooseTheme(theme: Theme): Promise<void> {
  chosen = true
  setTheme(theme)
  await frameOfPress()
  // Another theme was chosen meanwhile.
  if (theme !== currentTheme()) return
  await Promise.allSettled([mirrorDevice(), deviceFacts().write(FACT.theme, theme)])
}

/**
 * Restores this device's theme if the worker did not write it into the page (plain http, a forced reload, a cleared
 * cache). A choice made in the meantime takes precedence.
 */
export async function restoreTheme(): Promise<void> {
  const stored = await deviceFacts()
    .read(FACT.theme)
    .catch(() => undefined)
  if (stored === undefined || chosen) return
  const theme = parseTheme(stored)
  if (theme === currentTheme()) return
  setTheme(theme)
  await mirrorDevice()
}
