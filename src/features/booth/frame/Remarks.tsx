import type { ReactNode } from 'react'
import styles from './Remarks.module.css'

/** Sentences one below the other; without any there is nothing. */
export function Remarks({ children }: { children: ReactNode }) {
  return <ul className={styles.remarks}>{children}</ul>
}

export interface RemarkProps {
  /** How many the sentence speaks of: none, and it is left out. */
  count?: number
  isBad?: boolean
  children: ReactNode
}

/** A sentence of `Remarks`, mostly about a count. */
export function Remark({ count = 1, isBad = false, children }: RemarkProps) {
  return count > 0 && <li data-bad={isBad || undefined}>{children}</li>
}
