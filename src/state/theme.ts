import { useAtomValue } from 'jotai/react'
import { parseTheme, THEME_COLORS, type Theme } from '#domain/device/deviceMirror'
import { deviceAtom, store } from './store'

/** The initial theme, which the worker writes into each document. */
function themeOfPage(): Theme {
  return typeof document === 'undefined' ? 'light' : parseTheme(document.documentElement.dataset.theme)
}

const themeAtom = deviceAtom<Theme>(themeOfPage())

export function currentTheme(): Theme {
  return store.get(themeAtom)
}

export function useTheme(): Theme {
  return useAtomValue(themeAtom, { store })
}

/** Changes the theme at once: only custom properties change, and nothing renders again. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme])
  store.set(themeAtom, theme)
}
