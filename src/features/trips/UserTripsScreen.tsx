import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { isFleetUser } from '#domain/people/person'
import type { TripSearch } from '#domain/trips/tripSearch'
import { usePerson } from '../../data/queries/people'
import { useCapabilities } from '../../state/capabilities'
import { useRegion } from '../../state/region'
import { Gate } from '../../ui/feedback/Gate'
import { UserNotFound } from '../../widgets/people/UserNotFound'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from './NotOffered'
import { TripsLocked } from './TripsLocked'
import { TripsNotice } from './TripsNotice'

export interface UserTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
}

/** The trips of one driver in any vehicle. */
export function UserTripsScreen({ id, search, onSearch }: UserTripsScreenProps) {
  const { t } = useLingui()
  const region = useRegion()
  const { trips, tripHistory } = useCapabilities()
  const found = usePerson(id)
  const of = useMemo(() => ({ driverId: id }), [id])
  if (!trips) return <NotOffered />
  if (!tripHistory) return <TripsLocked />
  return (
    <Gate live={found} missing={<UserNotFound />}>
      {(person) =>
        isFleetUser(person) && person.role === 'driver' ? (
          <TripHistory of={of} region={region} search={search} onSearch={onSearch} />
        ) : (
          <TripsNotice title={t`No trips for this user`}>
            <p>{t`Only fleet drivers have trips.`}</p>
          </TripsNotice>
        )
      }
    </Gate>
  )
}
