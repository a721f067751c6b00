import { useId } from 'react'
import styles from './Progress.module.css'

export interface ProgressProps {
  label: string
  /** 0 to 100; omitted if the duration is unknown. */
  percent?: number
  /** The number as text ("30 of 50 VINs"). */
  text?: string
}

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
