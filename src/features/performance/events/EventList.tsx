import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type Live, valueOr } from '#domain/base/live'
import { eventTotals } from '#domain/performance/eventRows'
import {
  EVENT_SECTIONS,
  EVENT_SECTIONS_WITHOUT_CAMERA,
  type EventSection,
  eventValues,
} from '#domain/performance/eventsSearch'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { WindowDays } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useCapabilities } from '../../../state/capabilities'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { ActiveFilters } from '../../../widgets/list/ActiveFilters'
import { ColumnChooser } from '../../../widgets/list/ColumnChooser'
import { FilterButton } from '../../../widgets/list/FilterButton'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { QuickChips } from '../../../widgets/list/QuickChips'
import { SearchBox } from '../../../widgets/list/SearchBox'
import { Showing } from '../../../widgets/list/Showing'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import { LotChoice } from '../../../widgets/lot/LotChoice'
import { WindowHead } from '../../../widgets/period/WindowHead'
import type { VehicleScope } from '../../../widgets/scope/useVehicleScope'
import styles from '../SafetyList.module.css'
import { EventSummary } from './EventSummary'
import type { EventRow } from './eventRow'
import { useEventColumns } from './useEventColumns'
import { useEventLabels } from './useEventLabels'

export interface EventListProps extends AddressedList<EventSection> {
  /** A row a vehicle. */
  live: Live<readonly EventRow[]>
  scope: VehicleScope
  days: WindowDays
  onDays: (days: WindowDays) => void
}

const FIRST_SORT = { column: 'rate', descending: true }
const rowId = ({ id }: EventRow) => id
const textOf = ({ text }: EventRow) => text

/** Vehicles by their events: what they come to, search, filter, order; each row opens its vehicle's events. */
export function EventList({ live, scope, days, onDays, search, onSearch }: EventListProps) {
  const { t } = useLingui()
  const counted = useCapabilities().camera && scope.section === 'fleet'
  const sections = counted ? EVENT_SECTIONS : EVENT_SECTIONS_WITHOUT_CAMERA
  const columns = useEventColumns(counted, days)
  const words = useEventLabels()
  const fast = useFormats().alertSpeed(FIXED_SPEED_MPH).text
  const address = useListAddress<EventSection>(
    { search: { ...search, filter: undefined }, onSearch },
    { sections, columns, firstSort: FIRST_SORT },
  )
  const list = useList<EventRow, EventSection>({
    live,
    address,
    sections,
    columns,
    valuesOf: eventValues,
    textOf,
    tieBreakerBy: 'vehicle',
  })
  const rows = valueOr(live, null)
  const totals = useMemo(() => rows && eventTotals(rows), [rows])
  const { filter, setFilter } = address
  const parts = { sections, words, filter, setFilter, optionsOf: list.optionsOf }
  const showing = list.all && list.shown && <Showing shown={list.shown.length} all={list.all.length} />
  return (
    <div className={styles.screen}>
      <WindowHead days={days} onDays={onDays}>
        <LotChoice />
      </WindowHead>
      <ListGate live={live}>
        <EventSummary totals={totals} />
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchBox
              label={t`Search vehicles`}
              placeholder={scope.placeholder}
              text={address.text}
              setText={address.setText}
            />
          </div>
          <FilterButton {...parts} opens="popover" showing={showing} />
          <div className={styles.count}>
            <p role="status">{showing}</p>
            <ColumnChooser list={list} />
          </div>
        </div>
        <QuickChips {...parts} section="types" count={list.all?.length ?? 0} />
        <ActiveFilters {...parts} quick="types" />
        <ListTable
          list={list}
          label={t`Trip events by vehicle`}
          rowId={rowId}
          empty={<EmptyState icon={ICONS.car} title={t`No vehicles here yet`} />}
        />
        <p
          className={styles.note}
        >{t`Safety events are hard braking, hard acceleration, road speeding, speed over ${fast}, and driving with a seat belt off. The rate is for the distance driven.`}</p>
      </ListGate>
    </div>
  )
}
