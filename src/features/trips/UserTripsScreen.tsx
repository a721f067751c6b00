import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { usePerson } from '../../data/queries/people'
import { isFleetUser } from '../../domain/people/person'
import type { TripSearch } from '../../domain/trips/tripHistory'
import { Gate } from '../../ui/feedback/Gate'
import { UserNotFound } from '../../widgets/people/UserNotFound'
import { TripHistory, type TripSearchChange } from '../../widgets/trips/history/TripHistory'
import { NotOffered } from '../../widgets/trips/score/NotOffered'
import { TripsNotice } from '../../widgets/trips/score/TripsNotice'
import { useTripsOffered } from '../../widgets/trips/score/useTripsOffered'

export interface UserTripsScreenProps {
  id: string
  search: TripSearch
  onSearch: (change: TripSearchChange, replace?: boolean) => void
}

/** The trips of one driver, whatever vehicle was driven. */
export function UserTripsScreen({ id, search, onSearch }: UserTripsScreenProps) {
  const { t } = useLingui()
  const { region, offered } = useTripsOffered()
  const found = usePerson(id)
  const of = useMemo(() => ({ driverId: id }), [id])
  if (!offered) return <NotOffered />
  return (
    <Gate live={found} missing={<UserNotFound />}>
      {(person) =>
        isFleetUser(person) && person.role === 'driver' ? (
          <TripHistory of={of} region={region} search={search} onSearch={onSearch} />
        ) : (
          <TripsNotice title={t`No trips here`}>
            <p>{t`Trips belong to the drivers of a fleet and their vehicles.`}</p>
          </TripsNotice>
        )
      }
    </Gate>
  )
}
