import styles from './Skeleton.module.css'

/** A placeholder in the shape of the content, hidden from screen readers. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className ?? ''}`} aria-hidden="true" />
}
