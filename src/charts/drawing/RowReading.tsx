import { usePointedAt } from './ReadingProvider'
import styles from './RowReading.module.css'

/** A row's value at the selected point, above its own columns. */
export function RowReading({ texts }: { texts: readonly string[] }) {
  const { at } = usePointedAt()
  return <strong className={styles.reading}>{at === null ? null : texts[at]}</strong>
}
