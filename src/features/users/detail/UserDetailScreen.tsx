import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { isFleetUser, type Person } from '#domain/people/person'
import { usePerson } from '../../../data/queries/people'
import { useCapabilities } from '../../../state/capabilities'
import { cardClass } from '../../../ui/display/cardClass'
import { Deferred } from '../../../ui/feedback/Deferred'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { UserNotFound } from '../../../widgets/people/UserNotFound'
import { TripsCard } from '../../../widgets/trips/score/TripsCard'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import { InvitationCard } from '../invite/InvitationCard'
import { CoachingCard } from './CoachingCard'
import { ContactCard } from './ContactCard'
import { DriverScoreCard } from './DriverScoreCard'
import { DriverVehicleCard } from './DriverVehicleCard'
import { PersonCard } from './PersonCard'
import { RoleCard } from './RoleCard'
import styles from './UserDetailScreen.module.css'

export interface UserDetailScreenProps {
  id: string
}

/** Detail page of a person: profile, contact, permissions of the role, and a driver's score. */
export function UserDetailScreen({ id }: UserDetailScreenProps) {
  const { t } = useLingui()
  return (
    <Gate
      live={usePerson(id)}
      missing={<UserNotFound />}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
      loading={
        <div className={styles.screen}>
          <p className="visually-hidden" role="status">{t`Loading user`}</p>
          <Skeleton className={styles.wait} />
        </div>
      }
    >
      {(person) => <PersonDetail person={person} />}
    </Gate>
  )
}

function PersonDetail({ person }: { person: Person }) {
  const { t } = useLingui()
  const { driverBehavior } = useCapabilities()
  const of = useMemo(() => ({ driverId: person.id }), [person.id])
  const fleetUser = isFleetUser(person) ? person : null
  const driver = fleetUser?.role === 'driver' && fleetUser.status === 'active' ? fleetUser : null
  return (
    <div className={styles.screen}>
      <div className={styles.grid}>
        <PersonCard person={person} className={styles.wide} />
        <ContactCard contact={person} className={styles.narrow} />
        {fleetUser?.invitedAt && (
          <InvitationCard user={fleetUser} invitedAt={fleetUser.invitedAt} className={styles.half} />
        )}
        {driver && (
          <div className={styles.whole}>
            {driverBehavior ? (
              <DriverScoreCard user={driver} />
            ) : (
              <LockedScreen
                title={t`Driver scores are not included in your plan`}
                room={<DriverScoreCard user={driver} />}
              >
                {t`A higher plan shows how each person drives, and what cost points.`}
              </LockedScreen>
            )}
          </div>
        )}
        <Deferred>
          {driver && (
            <>
              <TripsCard of={of} className={styles.half} />
              <DriverVehicleCard user={driver} className={styles.half} />
              <CoachingCard user={driver} className={styles.half} />
            </>
          )}
          <RoleCard
            role={person.role}
            className={driver || fleetUser?.invitedAt ? styles.half : styles.whole}
          />
        </Deferred>
      </div>
    </div>
  )
}
