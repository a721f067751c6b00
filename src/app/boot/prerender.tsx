import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#domain/base/locale'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { WelcomeScreen } from '../../features/welcome/WelcomeScreen'
import { documentTitle, WELCOME_TITLE } from '../../i18n/documentTitle'
import { messages as en } from '../../i18n/locales/first/en.po'
import { messages as enCA } from '../../i18n/locales/first/en-CA.po'
import { messages as esMX } from '../../i18n/locales/first/es-MX.po'
import { messages as frCA } from '../../i18n/locales/first/fr-CA.po'
import { Mark } from '../../ui/icons/Mark'

const CATALOGS = { en, 'en-CA': { ...en, ...enCA }, 'es-MX': esMX, 'fr-CA': frCA }
const nothing = () => {}

/** The content of every other prerendered page: only the logo mark, with no text to translate. */
export function renderSplash(): string {
  return renderToString(
    <div className="boot-splash">
      <Mark size={56} />
    </div>,
  )
}

/** Renders the welcome screen as the app first shows it, for `welcome/<locale>.html`. Build time only. */
export async function renderWelcome(locale: Locale): Promise<{ html: string; title: string }> {
  const i18n = setupI18n({ locale, messages: { [locale]: CATALOGS[locale] } })
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <WelcomeScreen
        locale={locale}
        offline={{ kind: 'starting' }}
        modes={DEFAULT_DEVICE_SETTINGS.modes}
        onHoldLogo={nothing}
        onFleet={nothing}
        onEssentials={nothing}
        onDealer={nothing}
        onGame={nothing}
        onLanguage={nothing}
      />
    </I18nProvider>,
  )
  const title = i18n._(WELCOME_TITLE)
  return { html, title: documentTitle(i18n, title) }
}
