import { useLingui } from '@lingui/react/macro'
import { isCurrent } from '#domain/device/navigation'
import { useCapabilities } from '../../../state/capabilities'
import { LogoButton } from '../header/LogoButton'
import { NavFooter } from './NavFooter'
import { NavLink } from './NavLink'
import styles from './NavRail.module.css'
import { navEntries } from './navEntries'
import { useTargetPath } from './useTargetPath'

/** The collapsed side navigation on wide windows: icons, with groups separated by a line. */
export function NavRail() {
  const { t } = useLingui()
  const capabilities = useCapabilities()
  const target = useTargetPath()
  return (
    <nav className={styles.rail} aria-label={t`Main`}>
      <LogoButton look="rail" />
      <ul className={styles.list}>
        {navEntries(capabilities).map((entry) =>
          entry.kind === 'link' ? (
            <li key={entry.link.id}>
              <NavLink link={entry.link} look="rail" current={isCurrent(entry.link.to, target)} />
            </li>
          ) : (
            <li key={entry.id} className={styles.group}>
              <ul>
                {entry.links.map((link) => (
                  <li key={link.id}>
                    <NavLink link={link} look="rail" current={isCurrent(link.to, target)} />
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
      <NavFooter look="rail" />
    </nav>
  )
}
