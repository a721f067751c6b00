import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useVehicle } from '../../data/vehicles'
import type { AppErrorCode } from '../../domain/errors'
import { buttonClass } from '../../ui/buttonClass'
import { ICONS } from '../../ui/icons'
import { Notice } from '../../ui/Notice'
import { ProblemPanel } from '../../ui/ProblemPanel'
import { Skeleton } from '../../ui/Skeleton'
import { TripsCard } from '../../widgets/trips/TripsCard'
import { useTripsOffered } from '../../widgets/trips/useTripsOffered'
import { DiagnosticsCard } from './DiagnosticsCard'
import { DriveCard } from './DriveCard'
import { HeroCard } from './HeroCard'
import { IdentityCard } from './IdentityCard'
import { PermissionsCard } from './PermissionsCard'
import { TiresCard } from './TiresCard'
import styles from './VehicleDetailScreen.module.css'

export interface VehicleDetailScreenProps {
  id: string
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** A portrait of one vehicle: what it is, how it is, who may do what with it. */
export function VehicleDetailScreen({ id, problem, onRetry }: VehicleDetailScreenProps) {
  const { t } = useLingui()
  const found = useVehicle(id)
  const { offered } = useTripsOffered()
  const of = useMemo(() => ({ vehicleId: id }), [id])
  const vehicle = found.status === 'ready' ? found.value : null
  const code = found.status === 'error' ? found.error.code : problem
  if (vehicle === undefined) {
    return (
      <section className={styles.panel}>
        <Notice
          icon={ICONS.car}
          title={t`We could not find this vehicle`}
          actions={
            <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
              {t`See all vehicles`}
            </Link>
          }
        >
          <p>{t`It may have left the fleet, or the address has a typo.`}</p>
        </Notice>
      </section>
    )
  }
  if (vehicle === null) {
    return code === null ? (
      <Loading />
    ) : (
      <section className={styles.panel}>
        <ProblemPanel code={code} onRetry={() => onRetry(code)} />
      </section>
    )
  }
  return (
    <div className={styles.screen}>
      <div className={styles.grid}>
        <HeroCard vehicle={vehicle} className={styles.hero} />
        <TiresCard vehicle={vehicle} className={styles.tires} />
        <DiagnosticsCard vehicle={vehicle} className={styles.third} />
        <DriveCard vehicle={vehicle} className={styles.third} />
        <IdentityCard vehicle={vehicle} className={styles.third} />
        <TripsCard of={of} className={styles.half} />
        <PermissionsCard vehicle={vehicle} className={offered ? styles.half : styles.whole} />
      </div>
    </div>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={styles.screen}>
      <p className="visually-hidden" role="status">{t`Loading vehicle`}</p>
      <div className={styles.grid}>
        <Skeleton className={`${styles.hero} ${styles.wait}`} />
        <Skeleton className={`${styles.tires} ${styles.wait}`} />
      </div>
    </div>
  )
}
