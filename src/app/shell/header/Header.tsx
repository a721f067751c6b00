import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo, useSyncExternalStore } from 'react'
import { routeFor } from '#domain/device/routes'
import { useCapabilities } from '../../../state/capabilities'
import { useNavHint } from '../../../state/navHint'
import { useIsWide } from '../../../state/useIsWide'
import { IconButton } from '../../../ui/controls/IconButton'
import { cx } from '../../../ui/cx'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { FleetChoice } from '../../../widgets/scope/FleetChoice'
import { isHintedByMenu } from '../nav/footerHint'
import { AccountButton } from './AccountButton'
import { BellButton } from './BellButton'
import { backLinkFor } from './backLink'
import styles from './Header.module.css'
import { useListLeft } from './listLeft'

export interface HeaderProps {
  title: string
  pathname: string
  /** The active tab of the screen, if it has tabs. */
  tab: unknown
  /** The period of its figures, if the address has one. */
  days: string | undefined
  menuOpen: boolean
  onMenu: () => void
}

/** Menu button, back link, screen title, fleet selector, notifications and account. */
export function Header({ title, pathname, tab, days, menuOpen, onMenu }: HeaderProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const back = backLinkFor(pathname, tab, days, useListLeft())
  const scrolled = useScrolled()
  const wide = useIsWide()
  const hint = useNavHint()
  return (
    <header className={styles.header} data-scrolled={scrolled} data-edge="top">
      <IconButton
        label={t`Menu`}
        icon={ICONS.panelLeft}
        data-target="menu"
        data-hinted={!wide && !menuOpen && isHintedByMenu(hint)}
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <div className={cx(styles.place, back !== null && styles.withBack)}>
        {back && (
          <Link to={back.to} search={back.search} className={styles.back} activeOptions={{ exact: true }}>
            <Icon path={ICONS.chevronLeft} />
            <span className={styles.backTo}>{_(back.label)}</span>
          </Link>
        )}
        <ScreenHeading title={title} place={`${pathname} ${String(tab ?? '')}`} className={styles.title} />
      </div>
      <p className={styles.sample}>
        <Trans>Sample data</Trans>
      </p>
      <HeaderTools withHints={routeFor(pathname)?.titleId === 'home'} />
    </header>
  )
}

/**
 * Fleet selector, notifications and account: the part of the header that does not change with the screen. The tour
 * points at it on the dashboard (docs/game.md T1).
 */
const HeaderTools = memo(function HeaderTools({ withHints }: { withHints: boolean }) {
  const { fleets } = useCapabilities()
  return (
    <div className={styles.tools}>
      {fleets && <FleetChoice withHint={withHints} />}
      <BellButton withHint={withHints} />
      <AccountButton />
    </div>
  )
})

/** Page scroll in CSS pixels beyond which the header looks scrolled (docs/rules.md HD-08). */
const SCROLLED_PX = 80

/** Read outside of rendering, because reading it during a commit would force a layout. */
let scrolled = false

function subscribe(listener: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY > SCROLLED_PX
    listener()
  }
  // The page may have been scrolled before there was a listener, for example by a reload.
  const frame = requestAnimationFrame(read)
  window.addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', read)
  }
}

function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrolled)
}
