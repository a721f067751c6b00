import { useLingui } from '@lingui/react/macro'
import { joinLive } from '#domain/base/live'
import type { TripSearch } from '#domain/trips/tripSearch'
import { useDealerTrips } from '../../data/queries/dealerTrips'
import { useDealerVehicle } from '../../data/queries/dealerVehicles'
import { useRegion } from '../../state/region'
import { Gate } from '../../ui/feedback/Gate'
import { DealerTrips } from '../../widgets/trips/history/DealerTrips'
import type { TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'

export interface DealerTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
}

/** The trips of one vehicle of a dealer's inventory. */
export function DealerTripsScreen({ id, search, onSearch }: DealerTripsScreenProps) {
  const { t } = useLingui()
  const region = useRegion()
  const vehicle = useDealerVehicle(id)
  const trips = useDealerTrips(id)
  return (
    <Gate
      live={joinLive({ vehicle, trips })}
      missing={
        <TripsNotice title={t`We could not find this vehicle`}>
          <p>{t`It may have been sold, or the address has a typo.`}</p>
        </TripsNotice>
      }
    >
      {({ trips }) =>
        trips.length === 0 ? (
          <TripsNotice title={t`No trips yet`}>
            <p>{t`This vehicle has not left the lot since it came.`}</p>
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
