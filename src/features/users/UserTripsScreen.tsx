import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useUser } from '../../data/users'
import type { AppErrorCode } from '../../domain/errors'
import type { TripSearch } from '../../domain/tripHistory'
import { ProblemPanel } from '../../ui/ProblemPanel'
import { NotOffered } from '../../widgets/trips/NotOffered'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/TripHistory'
import { TripsNotice } from '../../widgets/trips/TripsNotice'
import { useTripsOffered } from '../../widgets/trips/useTripsOffered'
import { UserNotFound } from './UserNotFound'

export interface UserTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** The trips of one driver, whatever vehicle was driven. */
export function UserTripsScreen({ id, search, onSearch, problem, onRetry }: UserTripsScreenProps) {
  const { t } = useLingui()
  const { region, offered } = useTripsOffered()
  const found = useUser(id)
  const of = useMemo(() => ({ driverId: id }), [id])
  const code = found.status === 'error' ? found.error.code : problem
  if (!offered) return <NotOffered />
  if (found.status === 'ready' && found.value === undefined) return <UserNotFound />
  if (code !== null) return <ProblemPanel code={code} onRetry={() => onRetry(code)} />
  if (found.status === 'ready' && found.value && found.value.role !== 'driver') {
    return (
      <TripsNotice title={t`Managers have no trips`}>
        <p>{t`Trips belong to drivers and their vehicles.`}</p>
      </TripsNotice>
    )
  }
  return <TripHistory of={of} region={region} search={search} onSearch={onSearch} />
}
