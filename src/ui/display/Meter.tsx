import styles from './Meter.module.css'

export interface MeterProps {
  /** 0 to 100. */
  percent: number
  low?: boolean
  className?: string | undefined
}

/** A thin bar. Decorative: the number beside it has the meaning. */
export function Meter({ percent, low = false, className }: MeterProps) {
  const width = Math.min(100, Math.max(0, percent))
  return (
    <svg className={`${styles.meter} ${className ?? ''}`} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" />
      <rect className={low ? styles.low : styles.fill} width={`${width}%`} height="100%" />
    </svg>
  )
}
