import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useUser } from '../../data/users'
import type { AppErrorCode } from '../../domain/errors'
import { ProblemPanel } from '../../ui/ProblemPanel'
import { Skeleton } from '../../ui/Skeleton'
import { TripsCard } from '../../widgets/trips/TripsCard'
import { ContactCard } from './ContactCard'
import { DriverScoresCard } from './DriverScoresCard'
import { PersonCard } from './PersonCard'
import styles from './UserDetailScreen.module.css'
import { UserNotFound } from './UserNotFound'

export interface UserDetailScreenProps {
  id: string
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** One driver or manager: who it is, how to reach the person, and how a driver drives. */
export function UserDetailScreen({ id, problem, onRetry }: UserDetailScreenProps) {
  const { t } = useLingui()
  const found = useUser(id)
  const of = useMemo(() => ({ driverId: id }), [id])
  const user = found.status === 'ready' ? found.value : null
  const code = found.status === 'error' ? found.error.code : problem
  if (user === undefined) return <UserNotFound />
  if (user === null && code !== null) {
    return (
      <section className={styles.panel}>
        <ProblemPanel code={code} onRetry={() => onRetry(code)} />
      </section>
    )
  }
  if (user === null) {
    return (
      <div className={styles.screen}>
        <p className="visually-hidden" role="status">{t`Loading person`}</p>
        <Skeleton className={styles.wait} />
      </div>
    )
  }
  return (
    <div className={styles.screen}>
      <div className={styles.grid}>
        <PersonCard user={user} className={styles.wide} />
        <ContactCard user={user} className={styles.narrow} />
        {user.role === 'driver' ? (
          <>
            <DriverScoresCard driverId={id} className={styles.half} />
            <TripsCard of={of} className={styles.half} />
          </>
        ) : (
          <p className={styles.note}>{t`Managers have no trips and no driving score.`}</p>
        )}
      </div>
    </div>
  )
}
