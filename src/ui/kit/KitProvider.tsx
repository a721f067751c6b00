import { useLingui } from '@lingui/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { guardDoublePresses } from './doublePress'
import { hearOneTransition } from './oneTransition'

/** Provides the locale and the settings that kit components need. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  useLayoutEffect(preventInlineStyle, [])
  useLayoutEffect(guardDoublePresses, [])
  useLayoutEffect(hearOneTransition, [])
  // Dates, first day of the week and React Aria's built-in texts follow the app's language.
  return <I18nProvider locale={i18n.locale}>{children}</I18nProvider>
}

/**
 * React Aria adds a style element with one rule (`touch-action`, already set for the page by base.css)
 * unless an element with this id exists. The Content-Security-Policy would block it and log an error.
 */
function preventInlineStyle(): void {
  if (document.getElementById(PRESSABLE_STYLE_ID)) return
  const placeholder = document.createElement('meta')
  placeholder.id = PRESSABLE_STYLE_ID
  document.head.append(placeholder)
}

const PRESSABLE_STYLE_ID = 'react-aria-pressable-style'
