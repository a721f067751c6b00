import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isCurrent } from '#domain/device/navigation'
import { useCapabilities } from '../../../state/capabilities'
import { isRunOn } from '../../../state/game'
import { IconButton } from '../../../ui/controls/IconButton'
import { ICONS } from '../../../ui/icons/icons'
import { LogoButton } from '../header/LogoButton'
import { NavFooter } from './NavFooter'
import { NavGroup } from './NavGroup'
import { NavLink } from './NavLink'
import { navEntries, openGroups, startGroups } from './navEntries'
import styles from './SideNav.module.css'
import { useTargetPath } from './useTargetPath'

export interface SideNavProps {
  pathname: string
  /** Closes the drawer; only given inside it. */
  onClose?: () => void
}

/** The side navigation at its full width. */
export function SideNav({ pathname, onClose }: SideNavProps) {
  const { t } = useLingui()
  const capabilities = useCapabilities()
  const target = useTargetPath()
  const [opened, setOpened] = useState(() => startGroups(capabilities, pathname, isRunOn()))
  const [place, setPlace] = useState(pathname)
  if (place !== pathname) {
    setPlace(pathname)
    setOpened(openGroups(opened, pathname))
  }
  const toggle = (id: number) =>
    setOpened((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <div className={styles.top}>
        {/* In the place of Menu, so that a double tap on it closes the drawer and does not start over. */}
        {onClose && <IconButton label={t`Close menu`} icon={ICONS.x} onClick={onClose} />}
        <LogoButton look="full" />
      </div>
      <ul className={styles.list}>
        {navEntries(capabilities).map((entry) =>
          entry.kind === 'link' ? (
            <li key={entry.link.id}>
              <NavLink link={entry.link} look="full" current={isCurrent(entry.link.to, target)} />
            </li>
          ) : (
            <NavGroup
              key={entry.id}
              group={entry}
              target={target}
              open={opened.has(entry.id)}
              onToggle={() => toggle(entry.id)}
            />
          ),
        )}
      </ul>
      <NavFooter look="full" />
    </nav>
  )
}
