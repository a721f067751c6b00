import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { failureOf } from '../../data/core/live'
import { usePerson } from '../../data/queries/people'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { regionOf } from '../../domain/kiosk/locale'
import { isFleetUser } from '../../domain/people/person'
import type { TripSearch } from '../../domain/trips/tripSearch'
import { useCapabilities } from '../../state/capabilities'
import { useLocale } from '../../state/locale'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { UserNotFound } from '../../widgets/people/UserNotFound'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from '../../widgets/trips/score/NotOffered'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'

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
  const region = regionOf(useLocale())
  const { trips } = useCapabilities()
  const found = usePerson(id)
  const of = useMemo(() => ({ driverId: id }), [id])
  const code = failureOf(found) ?? problem
  if (!trips) return <NotOffered />
  if (found.status === 'ready' && found.value === undefined) return <UserNotFound />
  if (code !== null) return <ProblemPanel code={code} onRetry={() => onRetry(code)} />
  if (
    found.status === 'ready' &&
    found.value &&
    !(isFleetUser(found.value) && found.value.role === 'driver')
  ) {
    return (
      <TripsNotice title={t`No trips for this user`}>
        <p>{t`Only fleet drivers have trips.`}</p>
      </TripsNotice>
    )
  }
  return <TripHistory of={of} region={region} search={search} onSearch={onSearch} />
}
