import type { ReactNode } from 'react'
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { cx } from './cx'
import { Icon } from './Icon'
import { ICONS } from './icons'
import styles from './MenuButton.module.css'
import popoverStyles from './Popover.module.css'
import { TriggerButton, type TriggerButtonProps } from './TriggerButton'

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
  /** Given (also null): the group is a choice of one, and this entry is the chosen one. */
  chosen?: string | null
  onAction: (id: string) => void
}

export interface MenuButtonProps {
  /** Name of the menu. */
  label: string
  trigger: TriggerButtonProps
  groups: readonly MenuGroup[]
  /** Above the entries, such as who is signed in. Not part of the menu for a screen reader. */
  header?: ReactNode
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

/** A button that opens a list of actions or choices. Arrow keys and first letters move in it. */
export function MenuButton({ label, trigger, groups, header, placement = 'bottom end' }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <TriggerButton {...trigger} />
      <Popover
        className={cx(popoverStyles.popover, styles.popover)}
        placement={placement}
        offset={6}
        containerPadding={16}
      >
        {header && <div className={styles.header}>{header}</div>}
        <Menu className={cx(styles.menu)} aria-label={label}>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
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
            <span className={styles.label}>{entry.label}</span>
            {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
          </span>
          {chosen === entry.id && <Icon path={ICONS.check} className={styles.check} />}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
