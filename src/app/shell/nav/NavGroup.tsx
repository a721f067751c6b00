import { useLingui } from '@lingui/react'
import { useId } from 'react'
import { isCurrent } from '#domain/device/navigation'
import { useNavHint } from '../../../state/navHint'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './NavGroup.module.css'
import { NavLink } from './NavLink'
import type { NavEntry } from './navEntries'

export interface NavGroupProps {
  group: Extract<NavEntry, { kind: 'group' }>
  /** Address that was chosen. */
  target: string
  open: boolean
  onToggle: () => void
}

/** A group of the side navigation: a button that opens and closes its links in 250 ms. */
export function NavGroup({ group, target, open, onToggle }: NavGroupProps) {
  const { _ } = useLingui()
  const listId = useId()
  const hint = useNavHint()
  return (
    <li>
      <button
        type="button"
        className={styles.head}
        data-target={`nav-group:${group.id}`}
        data-hinted={!open && group.links.some(({ id }) => id === hint)}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        <span>{_(group.label)}</span>
        <Icon path={ICONS.chevronDown} size={16} className={styles.chevron} />
      </button>
      <div id={listId} className={styles.fold} data-open={open} inert={!open}>
        <ul className={styles.list}>
          {group.links.map((link) => (
            <li key={link.id} className={link.wideOnly ? styles.wideOnly : undefined}>
              <NavLink link={link} look="full" current={isCurrent(link.to, target)} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
