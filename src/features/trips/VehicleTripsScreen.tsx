import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { failureOf } from '../../data/core/live'
import { useVehicle } from '../../data/queries/vehicles'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { regionOf } from '../../domain/kiosk/locale'
import type { TripSearch } from '../../domain/trips/tripSearch'
import { useCapabilities } from '../../state/capabilities'
import { useLocale } from '../../state/locale'
import { buttonClass } from '../../ui/controls/buttonClass'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from '../../widgets/trips/score/NotOffered'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'
import { DealerTripsScreen } from './DealerTripsScreen'

export interface VehicleTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** The trips of one vehicle; a dealer's vehicle has the dealer's kind. */
export function VehicleTripsScreen(props: VehicleTripsScreenProps) {
  const { trips } = useCapabilities()
  if (!trips) return <NotOffered />
  return props.id.startsWith('d-') ? <DealerTripsScreen {...props} /> : <FleetTrips {...props} />
}

function FleetTrips({ id, search, onSearch, problem, onRetry }: VehicleTripsScreenProps) {
  const { t } = useLingui()
  const region = regionOf(useLocale())
  const found = useVehicle(id)
  const of = useMemo(() => ({ vehicleId: id }), [id])
  const code = failureOf(found) ?? problem
  const missing = found.status === 'ready' && found.value === undefined
  if (missing) {
    return (
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
    )
  }
  if (code !== null) return <ProblemPanel code={code} onRetry={() => onRetry(code)} />
  return <TripHistory of={of} region={region} search={search} onSearch={onSearch} />
}
