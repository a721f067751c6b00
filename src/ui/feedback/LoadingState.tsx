import { useLingui } from '@lingui/react/macro'
import styles from './LoadingState.module.css'
import { Skeleton } from './Skeleton'

/** Skeleton rows; a screen reader hears one word. */
export function LoadingState({ rows = 4 }: { rows?: number }) {
  const { t } = useLingui()
  return (
    <div className={styles.state} role="status">
      <span className="visually-hidden">{t`Loading`}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are alike and never move
        <div key={row} className={styles.row}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.figure} />
        </div>
      ))}
    </div>
  )
}
