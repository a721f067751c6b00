import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

export interface SettingRowProps {
  name: string
  /** What the setting does, or makes of a real value, in a few words. */
  about: ReactNode
  /** The control. */
  children: ReactNode
}

/** A setting in a list of them: what it is, and its control. */
export function SettingRow({ name, about, children }: SettingRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about}</span>
      </div>
      <div className={styles.control}>{children}</div>
    </li>
  )
}
