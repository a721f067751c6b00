import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '#domain/base/locale'
import type { DeviceSettings } from '#domain/device/deviceSettings'
import { PRODUCT_VERSION } from '#domain/device/productVersion'
import { WELCOME_TITLE } from '../../i18n/documentTitle'
import type { OfflineStatus } from '../../state/offline'
import { BeaconMap } from '../../ui/brand/BeaconMap'
import { useLongPress } from '../../ui/controls/useLongPress'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import { ENTRY_ICONS } from '../../ui/icons/entryIcons'
import { Logo } from '../../ui/icons/Logo'
import { EntryButton, type EntryButtonProps } from './EntryButton'
import { LanguageChoice } from './LanguageChoice'
import { OfflineChip } from './OfflineChip'
import styles from './WelcomeScreen.module.css'

export interface WelcomeScreenProps {
  locale: Locale
  offline: OfflineStatus
  /** The company whose own vehicles are shown (docs/booth.md B8). */
  fleetOf?: string | undefined
  /** Modes that this device offers. */
  modes: DeviceSettings['modes']
  onFleet: () => void
  onEssentials: () => void
  onDealer: () => void
  onGame: () => void
  onLanguage: (locale: Locale) => void
  /** The logo was long-pressed, as staff do. */
  onHoldLogo: () => void
}

/** If a quiet entry is the first one, it gets the primary look; the game keeps its own. */
const FIRST_LOOK = { primary: 'primary', plain: 'primary', quiet: 'primary', game: 'game' } as const

/** Demo entry page (docs/rules.md WE-01 to WE-11). Pure: also rendered at build time, once for each language. */
export function WelcomeScreen(props: WelcomeScreenProps) {
  const { t, i18n } = useLingui()
  const holdLogo = useLongPress(props.onHoldLogo)
  const entries: readonly EntryButtonProps[] = [
    {
      id: 'fleet',
      look: 'primary',
      icon: ENTRY_ICONS.map,
      name: t`Full fleet demo`,
      description: t`Live map, trips, drivers, reports`,
      onClick: props.onFleet,
    },
    {
      id: 'essentials',
      look: 'plain',
      icon: ENTRY_ICONS.car,
      name: t`Basic essentials fleet demo`,
      description: t`Vehicle health and recalls`,
      onClick: props.onEssentials,
    },
    {
      id: 'game',
      look: 'game',
      icon: ENTRY_ICONS.timer,
      name: t`Play Fleet Hero`,
      description: t`90 seconds`,
      onClick: props.onGame,
    },
    {
      id: 'dealer',
      look: 'quiet',
      icon: ENTRY_ICONS.store,
      name: t`Dealer demo`,
      description: t`Inventory on the lot`,
      onClick: props.onDealer,
    },
  ]
  const offered = entries.filter(({ id }) => props.modes[id])
  return (
    <main className={styles.welcome}>
      <BeaconMap />
      <div className={styles.column}>
        <div ref={holdLogo} className={styles.logo}>
          <Logo size="welcome" withEvent />
        </div>
        <div className={styles.intro}>
          <ScreenHeading title={i18n._(WELCOME_TITLE)} place="/welcome" className={styles.title} />
          <p className={styles.lead}>
            {props.fleetOf ? (
              <Trans>
                Choose a demo and tap anything. You’ll see {props.fleetOf} vehicles on sample trips.
              </Trans>
            ) : (
              <Trans>Choose a demo and tap anything. It’s all sample data.</Trans>
            )}
          </p>
        </div>
        <div className={styles.entries}>
          {offered.map((entry, at) => (
            // The first entry is emphasized, whichever this device offers.
            <EntryButton key={entry.id} {...entry} look={at === 0 ? FIRST_LOOK[entry.look] : entry.look} />
          ))}
        </div>
      </div>
      <footer className={styles.foot}>
        <LanguageChoice locale={props.locale} onLanguage={props.onLanguage} />
        <div className={styles.meta}>
          <OfflineChip status={props.offline} />
          <p className={styles.version}>
            <Trans>Version {PRODUCT_VERSION}</Trans>
          </p>
        </div>
      </footer>
    </main>
  )
}
