import { usePointedAt } from './ReadingProvider'
import styles from './RowReading.module.css'

/** What a row says of the point that is pointed at, over its own columns. */
export function RowReading({ texts }: { texts: readonly string[] }) {
  const { at } = usePointedAt()
  return <strong className={styles.reading}>{at === null ? null : texts[at]}</strong>
}
