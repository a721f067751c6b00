import { useLingui } from '@lingui/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Stands around every screen with parts of the kit. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  useLayoutEffect(preventInlineStyle, [])
  // Dates, first day of the week and React Aria's own few words follow the language of the app.
  return <I18nProvider locale={i18n.locale}>{children}</I18nProvider>
}

/**
 * React Aria adds a style element with one rule (`touch-action`, which base.css has for the whole page)
 * unless an element of this name is there. Our Content-Security-Policy refuses such styles, loudly.
 */
function preventInlineStyle(): void {
  if (document.getElementById(PRESSABLE_STYLE_ID)) return
  const placeholder = document.createElement('meta')
  placeholder.id = PRESSABLE_STYLE_ID
  document.head.append(placeholder)
}

const PRESSABLE_STYLE_ID = 'react-aria-pressable-style'
