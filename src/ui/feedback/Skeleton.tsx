import styles from './Skeleton.module.css'

/** A placeholder in the shape of what will come; says nothing to a screen reader. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className ?? ''}`} aria-hidden="true" />
}
