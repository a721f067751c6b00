import { useLingui } from '@lingui/react/macro'
import { noFilter } from '#domain/lists/listFilter'
import { sectionNames } from '#domain/lists/sections'
import { Button } from '../../ui/controls/Button'
import { FilterCount } from '../../ui/controls/FilterCount'
import { cx } from '../../ui/cx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Popover } from '../../ui/overlays/Popover'
import type { FilterPanelProps } from './FilterButton'
import styles from './FilterPopover.module.css'
import { FilterSwitch } from './FilterSwitch'
import { SectionChips } from './SectionChips'

/** A filter with few sections, in a popover of its button; with tabs it floats on the map and leaves it visible. */
export function FilterPopover<Section extends string>(props: FilterPanelProps<Section>) {
  const { filter, setFilter, sections, words, switching, showing, opens, count, name } = props
  const { t } = useLingui()
  const onMap = opens === 'tabs'
  const offered = sectionNames(sections).filter((section) => sections[section].length > 0)
  return (
    <Popover
      label={onMap ? t`Map filter` : t`Filter`}
      placement={onMap ? 'bottom start' : 'bottom end'}
      trigger={{
        ref: props.trigger,
        kind: 'plain',
        icon: ACTION_ICONS.sliders,
        label: name,
        ...(onMap && { className: styles.button }),
        children: (
          <>
            <span className={cx(onMap && styles.word)}>{t`Filter`}</span>
            <FilterCount count={count} on={filter.filtering} />
          </>
        ),
      }}
    >
      <div className={styles.content}>
        {switching && <FilterSwitch {...switching} filter={filter} setFilter={setFilter} />}
        {onMap ? (
          <FilterTabs {...props} />
        ) : (
          offered.map((section) => (
            <div key={section} className={styles.section}>
              <p className={styles.title}>{words.section(section)}</p>
              <SectionChips {...props} section={section} />
            </div>
          ))
        )}
        <div className={styles.foot}>
          {showing && (
            <p className={styles.showing} role="status">
              {showing}
            </p>
          )}
          <Button kind="ghost" disabled={count === 0} onClick={() => setFilter(noFilter(sections))}>
            {onMap ? t`Clear all` : t`Clear filters`}
          </Button>
        </div>
      </div>
    </Popover>
  )
}

/** The sections of a filter, one at a time. */
function FilterTabs<Section extends string>(props: FilterPanelProps<Section>) {
  const { sections, words, filter, tab } = props
  const { t } = useLingui()
  const names = sectionNames(sections)
  const open = names[Math.min(tab?.at ?? 0, names.length - 1)]
  if (open === undefined) return null
  return (
    <Tabs
      selected={open}
      onSelect={(id) => {
        const at = (names as string[]).indexOf(id)
        if (at >= 0) tab?.onTab(at)
      }}
    >
      <TabList label={t`Filter by`}>
        {names.map((name) => (
          <Tab
            key={name}
            id={name}
            {...(filter.values[name].length > 0 && { count: String(filter.values[name].length) })}
          >
            {words.section(name)}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={open}>
        <SectionChips {...props} section={open} />
      </TabPanel>
    </Tabs>
  )
}
