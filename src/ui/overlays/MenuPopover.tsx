import type { ReactNode, RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { useFreeArea } from './freeArea'
import styles from './MenuButton.module.css'
import popoverStyles from './Popover.module.css'

export interface MenuEntry {
  id: string
  label: string
  icon?: string
  /** A second, quieter line. */
  detail?: string
  danger?: boolean
  disabled?: boolean
}

export interface MenuGroup {
  id: string
  /** Shown above the entries; without it `label` names the group for a screen reader. */
  title?: string
  label?: string
  entries: readonly MenuEntry[]
  /** If set (also to null), the group is a single choice and this entry is selected. */
  chosen?: string | null
  onAction: (id: string) => void
}

/** A menu whose trigger is rendered elsewhere, such as before this code was loaded. */
export interface CustomTrigger {
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  onClose: () => void
}

export interface MenuPopoverProps {
  label: string
  groups: readonly MenuGroup[]
  /** Above the entries, such as the signed-in user. Not part of the menu for a screen reader. */
  header?: ReactNode
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** Needed outside a `MenuButton`. */
  own?: CustomTrigger
}

/** The list of actions or choices that opens at a button. Arrow keys and first letters move in it. */
export function MenuPopover({ label, groups, header, placement = 'bottom end', own }: MenuPopoverProps) {
  return (
    <Popover
      {...useFreeArea()}
      className={cx(popoverStyles.popover, styles.popover)}
      placement={placement}
      offset={6}
      containerPadding={16}
      {...(own && {
        triggerRef: own.triggerRef,
        isOpen: own.isOpen,
        onOpenChange: (open: boolean) => !open && own.onClose(),
      })}
    >
      {header && <div className={styles.header}>{header}</div>}
      <Menu
        className={cx(styles.menu)}
        aria-label={label}
        // Pressing does not move the focus, which would render the menu again before the press is answered.
        onMouseDownCapture={(event) => event.preventDefault()}
        {...(own && { autoFocus: 'first', onClose: own.onClose })}
      >
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </Menu>
    </Popover>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const { title, chosen } = group
  return (
    <MenuSection
      id={group.id}
      className={cx(styles.group)}
      {...(title === undefined ? { 'aria-label': group.label ?? group.id } : {})}
      {...(chosen === undefined
        ? {}
        : {
            selectionMode: 'single',
            disallowEmptySelection: true,
            selectedKeys: chosen === null ? [] : [chosen],
          })}
    >
      {title !== undefined && <Header className={cx(styles.title)}>{title}</Header>}
      {group.entries.map((entry) => (
        <MenuItem
          key={entry.id}
          id={entry.id}
          textValue={entry.label}
          isDisabled={entry.disabled ?? false}
          className={cx(styles.item, entry.danger && styles.danger)}
          onAction={() => group.onAction(entry.id)}
        >
          {entry.icon && <Icon path={entry.icon} />}
          <span className={styles.text}>
            <span>{entry.label}</span>
            {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
          </span>
          {chosen === entry.id && <Icon path={ICONS.check} className={styles.check} />}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
