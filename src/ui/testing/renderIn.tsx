import { type I18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, type RenderResult, render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach } from 'vitest'
import type { Locale } from '#domain/base/locale'
import { ALL_MESSAGES } from '../../i18n/testing/allMessages'

afterEach(cleanup)

function catalogOf(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: ALL_MESSAGES[locale] } })
}

/** Wraps a rendered component in a language, as the app does. */
export function inLanguage(locale: Locale): (props: { children: ReactNode }) => ReactElement {
  const i18n = catalogOf(locale)
  return ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

/** Renders in English. */
export function renderInEnglish(ui: ReactElement): RenderResult {
  return render(ui, { wrapper: inLanguage('en') })
}
