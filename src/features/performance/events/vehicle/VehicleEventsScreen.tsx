import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, mapLive, orNull, ready } from '#domain/base/live'
import { filterByGroup, sectionOfVehicle } from '#domain/dealer/anyVehicle'
import type { VehicleEventsSearch } from '#domain/performance/vehicleEventsSearch'
import type { WindowDays } from '#domain/vehicle/score'
import { useVehiclesOf } from '../../../../data/queries/anyVehicles'
import { useTripsOfVehicle } from '../../../../data/queries/trips'
import { useDaysOfVehicle } from '../../../../data/queries/vehicleDays'
import { useCapabilities } from '../../../../state/capabilities'
import { useVehicleScope } from '../../../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../../../widgets/upgrade/LockedScreen'
import { VehicleEvents } from './VehicleEvents'

export interface VehicleEventsScreenProps {
  id: string
  days: WindowDays
  onDays: (days: WindowDays) => void
  search: VehicleEventsSearch
  onSearch: (change: VehicleEventsSearch) => void
}

/** The events of one vehicle, by day and on the map (docs/rules.md PE-04; docs/decisions.md D24). */
export function VehicleEventsScreen(props: VehicleEventsScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().performance) {
    return (
      <LockedScreen title={t`Trip events are not included in your plan`}>
        {t`A higher plan lists hard braking, speeding, and other events of every vehicle, each with its place and time.`}
      </LockedScreen>
    )
  }
  return <EventsOfVehicle {...props} />
}

/** A dealer's trips keep no events one by one. */
const NO_TRIPS = ready([])

function EventsOfVehicle(props: VehicleEventsScreenProps) {
  const { id } = props
  const { section, group } = useVehicleScope(sectionOfVehicle(id))
  const vehicles = useVehiclesOf(section)
  const days = useDaysOfVehicle(id)
  const kept = useTripsOfVehicle(id)
  const trips = section === 'fleet' ? kept : NO_TRIPS
  const live = useMemo(
    () =>
      mapLive(joinLive({ vehicles, days: orNull(days), trips }), (stored) => {
        const vehicle = stored.vehicles.find((one) => one.id === id)
        const listed = filterByGroup(stored.vehicles, group)
        return vehicle ? { vehicle, listed, days: stored.days, trips: stored.trips } : null
      }),
    [vehicles, days, trips, group, id],
  )
  return <VehicleEvents {...props} live={live} />
}
