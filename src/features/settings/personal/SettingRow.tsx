import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

export interface SettingRowProps {
  name: string
  /** What the setting makes of a real value, in the visitor's own words. */
  example: ReactNode
  children: ReactNode
}

/** A setting: what it is with an example that follows it, and the control. */
export function SettingRow({ name, example, children }: SettingRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.example}>{example}</span>
      </div>
      <div className={styles.control}>{children}</div>
    </li>
  )
}
