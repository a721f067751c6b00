import type { ReactNode } from 'react'
import styles from './SettingLine.module.css'

export interface SettingLineProps {
  name: string
  /** What the setting does, in a few words. */
  about?: ReactNode
  children: ReactNode
}

/** A setting of the device: what it is, and its control. */
export function SettingLine({ name, about, children }: SettingLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        {about && <span className={styles.about}>{about}</span>}
      </div>
      <div className={styles.control}>{children}</div>
    </li>
  )
}
