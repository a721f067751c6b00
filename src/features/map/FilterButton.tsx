import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import {
  countValues,
  type DealerSection,
  type FleetSection,
  switchFiltering,
  type VehicleFilter,
} from '../../domain/lists/vehicleFilter'
import { setFilterTab, useFilterTab } from '../../state/currentVehicle'
import { useWaypoint } from '../../state/waypoints'
import { Button } from '../../ui/controls/Button'
import { FilterCount } from '../../ui/controls/FilterCount'
import { Switch } from '../../ui/controls/Switch'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Popover } from '../../ui/overlays/Popover'
import styles from './FilterButton.module.css'
import { SECTION_LABELS } from './mapLabels'
import { SectionChips } from './SectionChips'
import { Showing } from './Showing'

export interface FilterButtonProps<Section extends FleetSection | DealerSection> {
  sections: readonly Section[]
  filter: VehicleFilter<Section>
  /** A dealer's newest value goes first. */
  newestFirst: boolean
  shown: number
  all: number
  onChange: (filter: VehicleFilter<Section>) => void
}

/** The map's filter: a button that counts what is chosen, and its dropdown with a tab a section. */
export function FilterButton<Section extends FleetSection | DealerSection>({
  sections,
  filter,
  newestFirst,
  shown,
  all,
  onChange,
}: FilterButtonProps<Section>) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const tab = useFilterTab()
  const waypoint = useWaypoint('map-filter')
  const count = countValues(filter)
  const section = sections[Math.min(tab, sections.length - 1)]
  if (section === undefined) return null
  const clear = () =>
    onChange({ filtering: false, values: mapValues(sections, () => []) as Record<Section, string[]> })
  return (
    <Popover
      label={t`Map filter`}
      trigger={{
        ref: waypoint,
        kind: 'plain',
        icon: ACTION_ICONS.sliders,
        className: styles.button,
        ...(count > 0 && { label: filter.filtering ? t`Filter, ${count} active` : t`Filter, ${count} off` }),
        children: (
          <>
            <span className={styles.word}>{t`Filter`}</span>
            <FilterCount count={count} on={filter.filtering} />
          </>
        ),
      }}
    >
      <div className={styles.content}>
        <Switch
          label={t`Filter the map`}
          description={
            count > 0 ? t`Turn off to show all vehicles and keep your filters` : t`Choose a filter first`
          }
          checked={filter.filtering}
          onChange={(on) => onChange(switchFiltering(filter, on))}
        />
        <Tabs
          selected={section}
          onSelect={(id) => {
            const next = sections.find((name) => name === id)
            if (next) setFilterTab(sections.indexOf(next))
          }}
        >
          <TabList label={t`Filter by`}>
            {sections.map((name) => (
              <Tab
                key={name}
                id={name}
                {...(filter.values[name].length > 0 && { count: String(filter.values[name].length) })}
              >
                {_(SECTION_LABELS[name])}
              </Tab>
            ))}
          </TabList>
          <TabPanel id={section}>
            <SectionChips
              label={_(SECTION_LABELS[section])}
              section={section}
              filter={filter}
              newestFirst={newestFirst}
              onChange={onChange}
            />
          </TabPanel>
        </Tabs>
        <div className={styles.foot}>
          <p className={styles.showing} role="status">
            <Showing shown={shown} all={all} />
          </p>
          <Button kind="ghost" disabled={count === 0} onClick={clear}>
            {t`Clear all`}
          </Button>
        </div>
      </div>
    </Popover>
  )
}

function mapValues<Key extends string, Value>(
  keys: readonly Key[],
  make: () => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, make()]))
}
