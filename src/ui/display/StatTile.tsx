import type { ReactNode } from 'react'
import { cx } from '../cx'
import { type Delta, DeltaText } from './DeltaText'
import styles from './StatTile.module.css'

export interface StatTileProps {
  label: string
  /** Formatted; `--` without a value. */
  value: string
  unit?: string | undefined
  delta?: Delta | undefined
  /** A quiet line below, such as the fleet's average. */
  caption?: ReactNode
  /** 40 px instead of 28 px: one such tile per card. */
  hero?: boolean
}

/** One figure with its label, its change and a reference. */
export function StatTile({ label, value, unit, delta, caption, hero = false }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <p className={styles.label}>{label}</p>
      <p className={cx(styles.value, hero && styles.hero)}>
        {value}
        {unit && <small className={styles.unit}>{`\u00a0${unit}`}</small>}
      </p>
      {(delta || caption) && (
        <p className={styles.foot}>
          {delta && <DeltaText {...delta} />}
          {caption && <span className={styles.caption}>{caption}</span>}
        </p>
      )}
    </div>
  )
}
