import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { backLink } from '../../domain/navigation'
import { Avatar } from '../../ui/Avatar'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { ICONS } from '../../ui/icons'
import { ScreenHeading } from '../../ui/ScreenHeading'
import styles from './Header.module.css'
import { labelOf } from './navEntries'
import { useScrolled } from './useScrolled'

/** The signed-in person of the demo until the accounts dataset brings one a mode (Q14). */
const SIGNED_IN = 'Amara Okafor'

export interface HeaderProps {
  title: string
  pathname: string
  menuOpen: boolean
  onMenu: () => void
}

/** Menu, way back, the screen's title, and who is signed in. */
export function Header({ title, pathname, menuOpen, onMenu }: HeaderProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const back = backLink(pathname)
  const scrolled = useScrolled()
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <IconButton label={t`Menu`} icon={ICONS.panelLeft} aria-expanded={menuOpen} onClick={onMenu} />
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon path={ICONS.chevronLeft} />
          <span>{_(labelOf(back.titleKey))}</span>
        </Link>
      )}
      <ScreenHeading title={title} place={pathname} className={styles.title} />
      <p className={styles.sample}>
        <Trans>Sample data</Trans>
      </p>
      <div className={styles.account}>
        <Avatar name={SIGNED_IN} />
        <div className={styles.who}>
          <span className={styles.name}>{SIGNED_IN}</span>
          <span className={styles.role}>
            <Trans>Account Admin</Trans>
          </span>
        </div>
      </div>
    </header>
  )
}
