import { useLingui } from '@lingui/react/macro'
import { sectionNames } from '#domain/lists/sections'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'
import type { FilterPanelProps } from './FilterButton'
import { SectionChips } from './SectionChips'

/** The sections of a filter, one at a time. */
export function FilterTabs<Section extends string>(props: FilterPanelProps<Section>) {
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
