import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { answerOf, failureOf } from '../../../data/core/live'
import { usePerson } from '../../../data/queries/people'
import type { AppErrorCode } from '../../../domain/kiosk/errors'
import { isFleetUser } from '../../../domain/people/person'
import { surface } from '../../../ui/display/surface'
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { UserNotFound } from '../../../widgets/people/UserNotFound'
import { TripsCard } from '../../../widgets/trips/score/TripsCard'
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
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** One person: who it is, how to reach the person, what the role may do, and how a driver drives. */
export function UserDetailScreen({ id, problem, onRetry }: UserDetailScreenProps) {
  const { t } = useLingui()
  const found = usePerson(id)
  const of = useMemo(() => ({ driverId: id }), [id])
  const person = answerOf(found)
  const code = failureOf(found) ?? problem
  if (person === undefined) return <UserNotFound />
  if (person === null && code !== null) {
    return (
      <section className={surface()}>
        <ProblemPanel code={code} onRetry={() => onRetry(code)} />
      </section>
    )
  }
  if (person === null) {
    return (
      <div className={styles.screen}>
        <p className="visually-hidden" role="status">{t`Loading user`}</p>
        <Skeleton className={styles.wait} />
      </div>
    )
  }
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
          <>
            <DriverScoreCard user={driver} problem={problem} onRetry={onRetry} className={styles.whole} />
            <TripsCard of={of} problem={problem} onRetry={onRetry} className={styles.half} />
            <DriverVehicleCard user={driver} className={styles.half} />
            <CoachingCard user={driver} className={styles.half} />
          </>
        )}
        <RoleCard
          role={person.role}
          className={driver || fleetUser?.invitedAt ? styles.half : styles.whole}
        />
      </div>
    </div>
  )
}
