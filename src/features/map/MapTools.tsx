import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MapAddress } from '#domain/lists/mapAddress'
import { MAP_TABS, type MapTab } from '#domain/lists/mapSearch'
import { PLACE_KINDS } from '#domain/places/place'
import { useFormats } from '../../i18n/useFormats'
import { MapLost } from '../../map/MapLost'
import { useWaypoint, useWaypointArea } from '../../state/waypoints'
import { ChipGroup } from '../../ui/controls/ChipGroup'
import { useQueryText } from '../../ui/controls/useQueryText'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { MAP_ICONS } from '../../ui/icons/mapIcons'
import type { MapFrameProps } from './MapFrame'
import { type MapFinds, MapSearch } from './MapSearch'
import styles from './MapTools.module.css'
import type { MapEntry } from './mapEntry'
import { PLACE_KIND_LABELS } from './mapLabels'
import { ListPanel } from './panels/ListPanel'
import type { VehiclesPart } from './vehiclesPart'

export interface MapToolsProps {
  address: MapAddress
  /** This device cannot draw a map, so the list always shows. */
  listOnly: boolean
  vehicles: VehiclesPart
  /** How many each tab shows; null while they are being stored. */
  counts: Record<MapTab, number | null>
  entries: readonly MapEntry[] | null
  /** A status message. */
  notice: string | null
  onChange: MapFrameProps['onChange']
  onPick: (id: string) => void
  /** Matches of a text, those in the open tab first. */
  find: (text: string) => readonly MapFinds[]
  onFind: (tab: MapTab, id: string) => void
}

/** Tabs, search, filter and list, floating at the top left of the map. */
export function MapTools(props: MapToolsProps) {
  const { address, listOnly, vehicles, counts, entries, notice, onChange, onPick, find, onFind } = props
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const { tab, q, kinds, list } = address
  const [text, setText] = useQueryText(q, (next) => onChange({ q: next }))
  const [suggests, setSuggests] = useState(false)
  const names: Record<MapTab, string> = {
    vehicles: t`Vehicles`,
    places: t`Places`,
    charging: t`Charging stations`,
  }
  const locked = tab === 'vehicles' && vehicles.locked
  const count = locked ? null : counts[tab]
  return (
    <div className={styles.tools} data-suggests={suggests}>
      <Tabs
        selected={tab}
        onSelect={(id) => {
          const next = MAP_TABS.find((name) => name === id)
          if (next && next !== tab) onChange({ tab: next, sel: null, q: '' }, 'step')
        }}
      >
        <TabList label={t`Map`} onMap>
          <Tab
            ref={useWaypoint('map-tabs')}
            id="vehicles"
            icon={ICONS.car}
            {...countOf(tab === 'vehicles' ? count : null, whole)}
          >
            {names.vehicles}
          </Tab>
          <Tab
            ref={useWaypoint('map-tabs', 2)}
            id="places"
            icon={ICONS.mapPin}
            {...countOf(tab === 'places' ? count : null, whole)}
          >
            {names.places}
          </Tab>
          <Tab
            ref={useWaypoint('map-tabs', 3)}
            id="charging"
            icon={MAP_ICONS.plugZap}
            {...countOf(tab === 'charging' ? count : null, whole)}
          >
            {names.charging}
          </Tab>
        </TabList>
        <TabPanel id={tab}>
          <div className={styles.bar} data-covers>
            <div className={styles.search}>
              <MapSearch
                tab={tab}
                names={names}
                vehiclesPlaceholder={vehicles.placeholder}
                text={text}
                setText={setText}
                find={find}
                listOpen={list}
                onFind={onFind}
                onSuggest={setSuggests}
              />
            </div>
            {tab === 'vehicles' && !locked && vehicles.filter}
            {!listOnly && !locked && (
              <button
                type="button"
                className={styles.listButton}
                aria-pressed={list}
                onClick={() => onChange({ list: !list })}
              >
                <Icon path={MAP_ICONS.list} />
                <span className={styles.word}>{t`List`}</span>
              </button>
            )}
          </div>
          <div ref={useWaypointArea(['map-tabs', 'map-filter'])} className={styles.chips} data-covers>
            {tab === 'vehicles' && !locked && vehicles.chips}
            {tab === 'vehicles' && !locked && !listOnly && vehicles.counts}
            {tab === 'places' && (
              <ChipGroup
                label={t`Place type`}
                chips={PLACE_KINDS.map((id) => ({ id, label: _(PLACE_KIND_LABELS[id]) }))}
                value={kinds}
                onChange={(next) => onChange({ kinds: PLACE_KINDS.filter((kind) => next.includes(kind)) })}
              />
            )}
          </div>
          <p className={notice ? styles.notice : 'visually-hidden'} role="status">
            {notice}
          </p>
          <div className={styles.below}>
            {listOnly && <MapLost bar />}
            {locked || (
              <ListPanel
                open={list}
                alone={listOnly}
                label={names[tab]}
                entries={entries}
                selected={address.sel}
                bare={tab === 'vehicles' && entries !== null && vehicles.all === 0}
                onPick={onPick}
                onClear={() => {
                  setText('')
                  if (tab === 'vehicles') vehicles.onClearFilter()
                  else onChange({ q: '', kinds: [] })
                }}
                clearWord={
                  tab === 'vehicles' && vehicles.isFiltered ? t`Clear search and filters` : t`Clear search`
                }
                narrowed={vehicles.isFiltered || q !== ''}
                onOpen={() => onChange({ list: true })}
              />
            )}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  )
}

function countOf(count: number | null, whole: (value: number) => string): { count?: string } {
  return count === null ? {} : { count: whole(count) }
}
