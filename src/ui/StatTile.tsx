import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './Icon'
import { ICONS } from './icons'
import styles from './StatTile.module.css'

export interface Delta {
  /** Signed, formatted ("+4%"). */
  text: string
  direction: 'up' | 'down' | 'same'
  /** Good is not always up. */
  good: boolean
}

export interface StatTileProps {
  label: string
  /** Formatted; `--` where there is none. */
  value: string
  unit?: string | undefined
  delta?: Delta | undefined
  /** A quiet line below, such as the fleet's average. */
  caption?: ReactNode
  /** 40 px instead of 28 px: one such tile a card. */
  hero?: boolean
}

const ARROWS = { up: ICONS.trendingUp, down: ICONS.trendingDown, same: ICONS.minus }

/** One figure with what it is, how it changed and what is usual. */
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
          {delta && (
            <span className={cx(styles.delta, styles[deltaTone(delta)])}>
              <Icon path={ARROWS[delta.direction]} size={16} />
              {delta.text}
            </span>
          )}
          {caption && <span className={styles.caption}>{caption}</span>}
        </p>
      )}
    </div>
  )
}

function deltaTone({ direction, good }: Delta): 'same' | 'good' | 'bad' {
  if (direction === 'same') return 'same'
  return good ? 'good' : 'bad'
}
