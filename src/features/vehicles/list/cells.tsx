import { useFormats } from '../../../i18n/useFormats'
import styles from './cells.module.css'

/** A distance in the visitor's unit; the figure is more prominent than the unit. */
export function DistanceCell({ miles }: { miles: number }) {
  const { value, unit } = useFormats().distance(miles)
  return (
    <>
      {value}
      {'\u00a0'}
      <span className={styles.unit}>{unit}</span>
    </>
  )
}

/** The tags of a row as small labels. */
export function TagsCell({ tags }: { tags: readonly string[] }) {
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </span>
  )
}
