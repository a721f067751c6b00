import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNavHint } from '../../../state/navHint'
import { useIsWide } from '../../../state/useIsWide'
import { IconButton } from '../../../ui/controls/IconButton'
import { ScreenHeading } from '../../../ui/display/ScreenHeading'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { isHintedByMenu } from '../nav/footerHint'
import { backLinkFor } from './backLink'
import styles from './Header.module.css'
import { HeaderTools } from './HeaderTools'
import { useScrolled } from './useScrolled'

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
  const back = backLinkFor(pathname, tab, days)
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
      <div className={styles.place}>
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
      <HeaderTools />
    </header>
  )
}
