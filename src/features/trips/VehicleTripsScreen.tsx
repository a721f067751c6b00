import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useVehicle } from '../../data/queries/vehicles'
import type { TripSearch } from '../../domain/trips/tripHistory'
import { buttonClass } from '../../ui/controls/buttonClass'
import { Gate } from '../../ui/feedback/Gate'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from '../../widgets/trips/score/NotOffered'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'
import { useTripsOffered } from '../../widgets/trips/score/useTripsOffered'
import { DealerTripsScreen } from './DealerTripsScreen'

export interface VehicleTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
}

/** The trips of one vehicle; a dealer's vehicle has the dealer's kind. */
export function VehicleTripsScreen(props: VehicleTripsScreenProps) {
  const { offered } = useTripsOffered()
  if (!offered) return <NotOffered />
  return props.id.startsWith('d-') ? <DealerTripsScreen {...props} /> : <FleetTrips {...props} />
}

function FleetTrips({ id, search, onSearch }: VehicleTripsScreenProps) {
  const { t } = useLingui()
  const { region } = useTripsOffered()
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
              {t`See all vehicles`}
            </Link>
          }
        >
          <p>{t`It may have left the fleet, or the address has a typo.`}</p>
        </TripsNotice>
      }
    >
      {() => <TripHistory of={of} region={region} search={search} onSearch={onSearch} />}
    </Gate>
  )
}
