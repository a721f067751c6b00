import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { joinLive } from '#domain/base/live'
import { sectionOfVehicle } from '#domain/dealer/anyVehicle'
import type { TripSearch } from '#domain/trips/tripSearch'
import { useAnyVehicle } from '../../data/queries/anyVehicles'
import { useDealerTrips } from '../../data/queries/dealerTrips'
import { useCapabilities } from '../../state/capabilities'
import { useRegion } from '../../state/region'
import { buttonClass } from '../../ui/controls/buttonClass'
import { Gate } from '../../ui/feedback/Gate'
import { DealerTrips } from '../../widgets/trips/history/DealerTrips'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from './NotOffered'
import { TripsLocked } from './TripsLocked'
import { TripsNotice } from './TripsNotice'

export interface VehicleTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
}

/**
 * The trips of one vehicle: days with a replay for a fleet vehicle, a list for an inventory vehicle, whose records
 * have only a start and an end.
 */
export function VehicleTripsScreen(props: VehicleTripsScreenProps) {
  const { trips, tripHistory } = useCapabilities()
  if (!trips) return <NotOffered />
  if (!tripHistory) return <TripsLocked />
  return sectionOfVehicle(props.id) === 'dealer' ? <InventoryTrips {...props} /> : <FleetTrips {...props} />
}

function FleetTrips({ id, search, onSearch }: VehicleTripsScreenProps) {
  const { t } = useLingui()
  const region = useRegion()
  const of = useMemo(() => ({ vehicleId: id }), [id])
  const toAll = (
    <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
      {t`View all vehicles`}
    </Link>
  )
  return (
    <Gate
      live={useAnyVehicle(id)}
      missing={
        <NotFound actions={toAll}>{t`It may have left the fleet, or the link may be incorrect.`}</NotFound>
      }
    >
      {() => <TripHistory of={of} region={region} search={search} onSearch={onSearch} />}
    </Gate>
  )
}

function InventoryTrips({ id, search, onSearch }: VehicleTripsScreenProps) {
  const { t } = useLingui()
  const region = useRegion()
  const vehicle = useAnyVehicle(id)
  const trips = useDealerTrips(id)
  return (
    <Gate
      live={joinLive({ vehicle, trips })}
      missing={<NotFound>{t`It may have been sold, or the link may be incorrect.`}</NotFound>}
    >
      {({ trips }) =>
        trips.length === 0 ? (
          <TripsNotice title={t`No trips yet`}>
            <p>{t`This vehicle has not left the lot since it arrived.`}</p>
          </TripsNotice>
        ) : (
          <DealerTrips
            trips={trips}
            region={region}
            selectedId={search.trip}
            onSelect={(trip) => onSearch({ trip, day: null, second: null })}
          />
        )
      }
    </Gate>
  )
}

function NotFound({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const { t } = useLingui()
  return (
    <TripsNotice title={t`We could not find this vehicle`} actions={actions}>
      <p>{children}</p>
    </TripsNotice>
  )
}
