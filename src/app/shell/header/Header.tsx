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
  menuOpen: boolean
  onMenu: () => void
}

/** Menu button, back link, screen title, fleet selector, notifications and account. */
export function Header({ title, pathname, tab, menuOpen, onMenu }: HeaderProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const back = backLinkFor(pathname, tab)
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
      {back && (
        <Link to={back.to} className={styles.back} activeOptions={{ exact: true }}>
          <Icon path={ICONS.chevronLeft} />
          <span>{_(back.label)}</span>
        </Link>
      )}
      <ScreenHeading title={title} place={`${pathname} ${String(tab ?? '')}`} className={styles.title} />
      <p className={styles.sample}>
        <Trans>Sample data</Trans>
      </p>
      <HeaderTools />
    </header>
  )
}
