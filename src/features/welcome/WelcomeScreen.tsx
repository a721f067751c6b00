import { Trans } from '@lingui/react/macro'
import { LOCALE_NAMES, LOCALES, type Locale } from '../../domain/locale'
import type { OfflineStatus } from '../../state/offline'

export interface WelcomeScreenProps {
  locale: Locale
  offline: OfflineStatus
  onFleet: () => void
  onEssentials: () => void
  onDealer: () => void
  onGame: () => void
  onLanguage: (locale: Locale) => void
  onRetryOffline: () => void
}

/** Demo entry page (spec section 2). Pure: also rendered at build time, once a language. */
export function WelcomeScreen(props: WelcomeScreenProps) {
  return (
    <main>
      <h1>
        <Trans id="title.welcome">Welcome</Trans>
      </h1>
      <button type="button" onClick={props.onFleet}>
        <Trans>Full fleet demo</Trans>
      </button>
      <button type="button" onClick={props.onEssentials}>
        <Trans>Basic essentials fleet demo</Trans>
      </button>
      <button type="button" onClick={props.onDealer}>
        <Trans>Dealer demo</Trans>
      </button>
      <button type="button" onClick={props.onGame}>
        <Trans>Play Fleet Hero</Trans>
      </button>
      {LOCALES.map((locale) => (
        <button type="button" key={locale} aria-pressed={locale === props.locale} onClick={() => props.onLanguage(locale)}>
          {LOCALE_NAMES[locale]}
        </button>
      ))}
      <button type="button" onClick={props.onRetryOffline}>
        {props.offline.kind}
      </button>
      <p>20251015.1 {__BUILD_ID__}</p>
    </main>
  )
}
