import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

export interface SettingRowProps {
  name: string
  /** The effect of the setting, or an example with a real value, in a few words. */
  about: ReactNode
  children: ReactNode
}

/** One setting in a list: its name and its control. */
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
