import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { recordEvent } from '../../../session/recordEvent'
import { useNavHint } from '../../../state/navHint'
import { closeDrawer } from '../../../state/sidebar'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import styles from './NavLink.module.css'
import { NAV_ICONS, type NavLinkEntry } from './navEntries'

export interface NavLinkProps {
  link: NavLinkEntry
  /** `rail` shows only the icon; the label remains the accessible name. */
  look: 'full' | 'rail'
  /** Whether it leads to the screen that is shown. */
  current: boolean
}

/** A link of the side navigation. Each activation is recorded once, even on the current screen. */
export const NavLink = memo(function NavLink({ link, look, current }: NavLinkProps) {
  const { _ } = useLingui()
  const label = _(link.label)
  const hinted = useNavHint() === link.id
  const activate = () => {
    void recordEvent(link.name)
    closeDrawer()
  }
  return (
    <Link
      to={link.to}
      className={cx(styles.link, styles[look])}
      data-hinted={hinted}
      aria-current={current ? 'page' : undefined}
      activeOptions={{ exact: true }}
      title={look === 'rail' ? label : undefined}
      onClick={activate}
    >
      <Icon path={NAV_ICONS[link.icon]} size={look === 'rail' ? 24 : 20} />
      <span className={look === 'rail' ? 'visually-hidden' : styles.label}>{label}</span>
    </Link>
  )
})
