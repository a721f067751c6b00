import type { ReactNode, Ref } from 'react'
import {
  Tab as RacTab,
  TabList as RacTabList,
  TabPanel as RacTabPanel,
  Tabs as RacTabs,
} from 'react-aria-components/Tabs'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import styles from './Tabs.module.css'

export interface TabsProps {
  /** Id of the tab that is shown. */
  selected: string
  onSelect: (id: string) => void
  children: ReactNode
}

/** Holds a `TabList` and one `TabPanel` a tab. */
export function Tabs({ selected, onSelect, children }: TabsProps) {
  return (
    <RacTabs
      className={cx(styles.tabs)}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
    >
      {children}
    </RacTabs>
  )
}

export interface TabListProps {
  label: string
  /** Floats on a map: a track of its own, the chosen tab filled with the brand. */
  onMap?: boolean
  children: ReactNode
}

/** The row of tabs; those that do not fit stand in a second row, on a map they scroll. */
export function TabList({ label, onMap = false, children }: TabListProps) {
  return (
    <RacTabList aria-label={label} className={cx(styles.list, onMap && styles.onMap)}>
      {children}
    </RacTabList>
  )
}

export interface TabProps {
  id: string
  icon?: string
  /** How many things are behind it. */
  count?: string | undefined
  disabled?: boolean
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

export function Tab({ id, icon, count, disabled = false, ref, children }: TabProps) {
  return (
    <RacTab ref={ref} id={id} data-target={`tab:${id}`} isDisabled={disabled} className={cx(styles.tab)}>
      {icon && <Icon path={icon} />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </RacTab>
  )
}

export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <RacTabPanel id={id} className={cx(styles.panel)}>
      {children}
    </RacTabPanel>
  )
}
