import type { ReactNode } from 'react'
import styles from './Remarks.module.css'

/** Sentences one below the other; nothing without any. */
export function Remarks({ children }: { children: ReactNode }) {
  return <ul className={styles.remarks}>{children}</ul>
}

export interface RemarkProps {
  /** The number in the sentence, which is left out for 0. */
  count?: number
  isBad?: boolean
  children: ReactNode
}

/** A sentence of `Remarks`, usually about a count. */
export function Remark({ count = 1, isBad = false, children }: RemarkProps) {
  return count > 0 && <li data-bad={isBad || undefined}>{children}</li>
}
