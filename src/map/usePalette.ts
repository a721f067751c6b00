import { useSyncExternalStore } from 'react'
import { onThemeChange, type Palette, readPalette } from './style/palette'

let theme: string | undefined
let palette: Palette | null = null

/** The colors of the current theme; read once for each theme, however many layers need them. */
function currentPalette(): Palette {
  const now = document.documentElement.dataset.theme ?? 'light'
  if (!palette || now !== theme) palette = readPalette()
  theme = now
  return palette
}

export function usePalette(): Palette {
  return useSyncExternalStore(onThemeChange, currentPalette)
}
