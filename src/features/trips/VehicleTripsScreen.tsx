import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { TripSearch } from '#domain/trips/tripSearch'
import { useVehicle } from '../../data/queries/vehicles'
import { useCapabilities } from '../../state/capabilities'
import { useRegion } from '../../state/region'
import { buttonClass } from '../../ui/controls/buttonClass'
import { Gate } from '../../ui/feedback/Gate'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from '../../widgets/trips/score/NotOffered'
import { TripsLocked } from '../../widgets/trips/score/TripsLocked'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'
import { DealerTripsScreen } from './DealerTripsScreen'

export interface VehicleTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
}

/** The trips of one vehicle; a dealer's vehicle has the dealer's kind. */
export function VehicleTripsScreen(props: VehicleTripsScreenProps) {
  const { trips, tripHistory } = useCapabilities()
  if (!trips) return <NotOffered />
  if (!tripHistory) return <TripsLocked />
  return props.id.startsWith('d-') ? <DealerTripsScreen {...props} /> : <FleetTrips {...props} />
}

function FleetTrips({ id, search, onSearch }: VehicleTripsScreenProps) {
  const { t } = useLingui()
  const region = useRegion()
  const found = useVehicle(id)
  const of = useMemo(() => ({ vehicleId: id }), [id])
  return (
    <Gate
      live={found}
      missing={
        <TripsNotice
          title={t`We could not find this vehicle`}
          actions={
            <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
              {t`View all vehicles`}
            </Link>
          }
        >
          <p>{t`It may have left the fleet, or the link may be incorrect.`}</p>
        </TripsNotice>
      }
    >
      {() => <TripHistory of={of} region={region} search={search} onSearch={onSearch} />}
    </Gate>
  )
}
