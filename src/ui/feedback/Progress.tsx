import { useId } from 'react'
import styles from './Progress.module.css'

export interface ProgressProps {
  label: string
  /** 0 to 100; left out while nobody knows how long it takes. */
  percent?: number
  /** What the number says in words ("30 of 50 VINs"). */
  text?: string
}

/** How far something has come. */
export function Progress({ label, percent, text }: ProgressProps) {
  const id = useId()
  const known = percent === undefined ? undefined : Math.min(100, Math.max(0, percent))
  return (
    <div className={styles.progress}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {text && <span className={styles.text}>{text}</span>}
      <progress
        className={styles.bar}
        max={100}
        aria-labelledby={id}
        {...(known === undefined ? {} : { value: known })}
        {...(text && { 'aria-valuetext': text })}
      />
    </div>
  )
}
