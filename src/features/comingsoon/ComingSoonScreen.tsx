import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SCREEN_TITLES } from '../../i18n/titles'
import { buttonClass } from '../../ui/controls/buttonClass'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import styles from './ComingSoonScreen.module.css'
import { HorizonArt } from './HorizonArt'

export interface ComingSoonScreenProps {
  title: string
  place: string
  /** False for an unknown address. */
  known: boolean
  /** True outside the shell, which otherwise renders the title and the `main` landmark. */
  bare: boolean
}

/** Page for a screen that does not exist yet, or for an unknown address (docs/rules.md RO-36). */
export function ComingSoonScreen({ title, place, known, bare }: ComingSoonScreenProps) {
  const { t, i18n } = useLingui()
  const comingSoon = i18n._(SCREEN_TITLES.comingSoon)
  const Frame = bare ? 'main' : 'section'
  return (
    <Frame className={bare ? styles.bare : styles.panel}>
      <HorizonArt className={styles.art} />
      {bare && <ScreenHeading title={title} place={place} className={styles.title} />}
      {title !== comingSoon && <p className={styles.soon}>{comingSoon}</p>}
      <p className={styles.text}>
        {known ? (
          <Trans>This part of the demo is coming soon. Meanwhile, there is plenty to explore.</Trans>
        ) : (
          <Trans>There is nothing at this address yet, but there is plenty to explore elsewhere.</Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
          {t`View vehicles`}
        </Link>
        <Link to="/welcome" className={buttonClass('plain')}>
          {t`Back to the start`}
        </Link>
      </div>
    </Frame>
  )
}
