import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

/** The heading above some cards, with a control for all of them. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
