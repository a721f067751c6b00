import { useLingui } from '@lingui/react/macro'
import { failureOf } from '../../data/core/live'
import { useDealerTrips } from '../../data/queries/dealerTrips'
import { useDealerVehicle } from '../../data/queries/dealerVehicles'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { regionOf } from '../../domain/kiosk/locale'
import type { TripSearch } from '../../domain/trips/tripSearch'
import { useLocale } from '../../state/locale'
import { LoadingState } from '../../ui/feedback/LoadingState'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { DealerTrips } from '../../widgets/trips/history/DealerTrips'
import type { TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'

export interface DealerTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** The trips of one vehicle of a dealer's stock. */
export function DealerTripsScreen({ id, search, onSearch, problem, onRetry }: DealerTripsScreenProps) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const vehicle = useDealerVehicle(id)
  const stored = useDealerTrips(id)
  const code = failureOf(vehicle, stored) ?? problem
  if (vehicle.status === 'ready' && vehicle.value === undefined) {
    return (
      <TripsNotice title={t`We could not find this vehicle`}>
        <p>{t`It may have been sold, or the link may be incorrect.`}</p>
      </TripsNotice>
    )
  }
  if (code !== null) return <ProblemPanel code={code} onRetry={() => onRetry(code)} />
  if (stored.status !== 'ready' || stored.value === null) return <LoadingState />
  if (stored.value.length === 0) {
    return (
      <TripsNotice title={t`No trips yet`}>
        <p>{t`This vehicle has not left the lot since it arrived.`}</p>
      </TripsNotice>
    )
  }
  return (
    <DealerTrips
      trips={stored.value}
      region={region}
      selectedId={search.trip}
      onSelect={(trip) => onSearch({ trip, day: null, second: null })}
    />
  )
}
