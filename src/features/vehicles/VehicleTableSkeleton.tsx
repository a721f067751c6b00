import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton'
import styles from './VehicleTableSkeleton.module.css'

const ROWS = Array.from({ length: 8 }, (_, index) => index)

/** The table's shape while the demo data is being stored. */
export function VehicleTableSkeleton() {
  const { t } = useLingui()
  return (
    <div>
      <p className="visually-hidden" role="status">{t`Loading vehicles`}</p>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.art} />
          <div className={styles.names}>
            <Skeleton className={styles.label} />
            <Skeleton className={styles.model} />
          </div>
          <Skeleton className={styles.cell} />
          <Skeleton className={styles.cell} />
          <Skeleton className={styles.end} />
        </div>
      ))}
    </div>
  )
}
