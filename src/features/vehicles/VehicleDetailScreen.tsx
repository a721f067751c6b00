import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useVehicle } from '../../data/vehicles'
import type { AppErrorCode } from '../../domain/errors'
import { buttonClass } from '../../ui/buttonClass'
import { ICONS } from '../../ui/icons'
import { Notice } from '../../ui/Notice'
import { ProblemPanel } from '../../ui/ProblemPanel'
import { Skeleton } from '../../ui/Skeleton'
import { VehiclePortrait } from './detail/VehiclePortrait'
import styles from './VehicleDetailScreen.module.css'

export interface VehicleDetailScreenProps {
  id: string
  problem: AppErrorCode | null
  onRetry: (code: AppErrorCode) => void
}

/** One vehicle of the fleet by its id, or why it is not shown. */
export function VehicleDetailScreen({ id, problem, onRetry }: VehicleDetailScreenProps) {
  const { t } = useLingui()
  const found = useVehicle(id)
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
  return <VehiclePortrait key={id} vehicle={vehicle} />
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={styles.wait}>
      <p className="visually-hidden" role="status">{t`Loading vehicle`}</p>
      <Skeleton className={styles.hero} />
      <Skeleton className={styles.tires} />
    </div>
  )
}
