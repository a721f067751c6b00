import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { showsFleetItems } from '../../domain/mode'
import { backLink } from '../../domain/navigation'
import { useModeFlags } from '../../state/mode'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { ICONS } from '../../ui/icons'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { AccountButton } from './AccountButton'
import { BellButton } from './BellButton'
import { FleetChoice } from './FleetChoice'
import styles from './Header.module.css'
import { labelOf } from './navEntries'
import { useScrolled } from './useScrolled'

export interface HeaderProps {
  title: string
  pathname: string
  menuOpen: boolean
  onMenu: () => void
}

/** Menu, way back, the screen's title; which fleet, what is new, and who is signed in. */
export function Header({ title, pathname, menuOpen, onMenu }: HeaderProps) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const back = backLink(pathname)
  const scrolled = useScrolled()
  const fleetMode = showsFleetItems(useModeFlags())
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <IconButton label={t`Menu`} icon={ICONS.panelLeft} aria-expanded={menuOpen} onClick={onMenu} />
      {back && (
        <Link to={back.to} className={styles.back} activeOptions={{ exact: true }}>
          <Icon path={ICONS.chevronLeft} />
          <span>{_(labelOf(back.titleKey))}</span>
        </Link>
      )}
      <ScreenHeading title={title} place={pathname} className={styles.title} />
      <p className={styles.sample}>
        <Trans>Sample data</Trans>
      </p>
      <div className={styles.tools}>
        {fleetMode && <FleetChoice />}
        <BellButton />
        <AccountButton />
      </div>
    </header>
  )
}
