import { createContext, type ReactNode, type Ref, useContext } from 'react'
import {
  Tab as RacTab,
  TabList as RacTabList,
  TabPanel as RacTabPanel,
  Tabs as RacTabs,
} from 'react-aria-components/Tabs'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { useChoice } from '../kit/useChoice'
import styles from './Tabs.module.css'

export interface TabsProps {
  selected: string
  onSelect: (id: string) => void
  children: ReactNode
}

/** The chosen tab, and the one whose panel is shown: until that of the chosen one is rendered, the last one's stays. */
const TabChoice = createContext({ chosen: '', shown: '' })

/** Contains a `TabList` and one `TabPanel` for each tab. */
export function Tabs({ selected, onSelect, children }: TabsProps) {
  const [chosen, choose] = useChoice(selected, onSelect)
  return (
    <TabChoice value={{ chosen, shown: selected }}>
      <RacTabs
        className={cx(styles.tabs)}
        selectedKey={chosen}
        onSelectionChange={(key) => choose(String(key))}
      >
        {children}
      </RacTabs>
    </TabChoice>
  )
}

export interface TabListProps {
  label: string
  /** Floats on a map: with its own track, the selected tab filled with the brand color. */
  onMap?: boolean
  children: ReactNode
}

/** The row of tabs; those that do not fit wrap to a second row, on a map they scroll. */
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
  /** Number of items in the tab. */
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
  const { chosen, shown } = useContext(TabChoice)
  if (id !== shown) return null
  return (
    <RacTabPanel id={chosen} className={cx(styles.panel)}>
      {children}
    </RacTabPanel>
  )
}
