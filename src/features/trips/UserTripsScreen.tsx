import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { failureOf } from '../../data/core/legacyLive'
import { usePerson } from '../../data/queries/people'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { isFleetUser } from '../../domain/people/person'
import type { TripSearch } from '../../domain/trips/tripHistory'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { UserNotFound } from '../../widgets/people/UserNotFound'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from '../../widgets/trips/score/NotOffered'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'
import { useTripsOffered } from '../../widgets/trips/score/useTripsOffered'

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
  const found = usePerson(id)
  const of = useMemo(() => ({ driverId: id }), [id])
  const code = failureOf(found) ?? problem
  if (!offered) return <NotOffered />
  if (found.status === 'ready' && found.value === undefined) return <UserNotFound />
  if (code !== null) return <ProblemPanel code={code} onRetry={() => onRetry(code)} />
  if (
    found.status === 'ready' &&
    found.value &&
    !(isFleetUser(found.value) && found.value.role === 'driver')
  ) {
    return (
      <TripsNotice title={t`No trips here`}>
        <p>{t`Trips belong to the drivers of a fleet and their vehicles.`}</p>
      </TripsNotice>
    )
  }
  return <TripHistory of={of} region={region} search={search} onSearch={onSearch} />
}
