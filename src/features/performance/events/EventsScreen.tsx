import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { joinLive, type Live, mapLive, valueOr } from '#domain/base/live'
import { eventTotals } from '#domain/performance/eventRows'
import {
  EVENT_SECTIONS,
  EVENT_SECTIONS_WITHOUT_CAMERA,
  type EventSection,
  eventValues,
} from '#domain/performance/eventsSearch'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { WindowDays } from '#domain/vehicle/score'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { LotChoice } from '../../../widgets/choice/LotChoice'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import { useScopeVehicles, useVehicleScope, type VehicleScope } from '../../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import styles from '../SafetyList.module.css'
import { SafetyTools } from '../SafetyTools'
import { WindowHead } from '../WindowHead'
import { EventSummary } from './EventSummary'
import { type EventRow, eventRows } from './eventRow'
import { useEventLabels } from './eventTexts'
import { useEventColumns } from './useEventColumns'

export interface EventsScreenProps extends AddressedList<EventSection> {
  days: WindowDays
  onDays: (days: WindowDays) => void
}

/** Events by vehicle over a window, of a fleet or a dealer's inventory; locked where the plan has none. */
export function EventsScreen(props: EventsScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().performance) {
    return (
      <LockedScreen title={t`Trip events are not included in your plan`} room={<EventList {...props} />}>
        {t`A higher plan lists hard braking, speeding, and other events of every vehicle, each with its place and time.`}
      </LockedScreen>
    )
  }
  return <EventList {...props} />
}

const FIRST_SORT = { column: 'rate', descending: true }
const rowId = ({ id }: EventRow) => id
const textOf = ({ text }: EventRow) => text

/** One row for each vehicle, and the totals; each row opens its vehicle's events. */
function EventList({ days, onDays, search, onSearch }: EventsScreenProps) {
  const { t } = useLingui()
  const scope = useVehicleScope()
  // The choice changes at once, the rows follow.
  const shownDays = useDeferredValue(days)
  const live = useEventRows(scope, shownDays)
  const counted = useCapabilities().camera && scope.section === 'fleet'
  const sections = counted ? EVENT_SECTIONS : EVENT_SECTIONS_WITHOUT_CAMERA
  const columns = useEventColumns(counted, shownDays)
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
  return (
    <div className={styles.screen}>
      <WindowHead days={days} onDays={onDays}>
        <LotChoice />
      </WindowHead>
      <ListGate live={live}>
        <EventSummary totals={totals} />
        <SafetyTools
          list={list}
          sections={sections}
          words={words}
          label={t`Search vehicles`}
          placeholder={scope.placeholder}
          quick="types"
        />
        <ListTable
          list={list}
          label={t`Trip events by vehicle`}
          rowId={rowId}
          empty={<EmptyState icon={ICONS.car} title={t`No vehicles here yet`} />}
        />
        <p
          className={styles.note}
        >{t`Safety events are hard braking, hard acceleration, road speeding, speed over ${fast}, and driving with a seat belt off. Rates are per distance driven.`}</p>
      </ListGate>
    </div>
  )
}

function useEventRows(scope: VehicleScope, window: WindowDays): Live<EventRow[]> {
  const vehicles = useScopeVehicles(scope)
  const days = useVehicleDays(scope.section)
  const textOf = useVehicleText(useRegion())
  return useMemo(
    () =>
      mapLive(joinLive({ vehicles, days }), (stored) =>
        eventRows(stored.vehicles, stored.days, window, textOf),
      ),
    [vehicles, days, window, textOf],
  )
}
