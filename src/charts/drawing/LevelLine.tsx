import styles from './LevelLine.module.css'

/** A level across the plot; its label and number are above the chart. */
export function LevelLine({ y, from, to }: { y: number; from: number; to: number }) {
  return <line className={styles.level} x1={from} x2={to} y1={y} y2={y} />
}
