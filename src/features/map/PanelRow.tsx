import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import styles from './PanelRow.module.css'

export interface PanelRowProps {
  /** A picture of its own, such as an avatar, or an icon in a square. */
  icon: string | { picture: ReactNode }
  tone?: 'plain' | 'ok' | 'med' | 'high'
  title: ReactNode
  children?: ReactNode
}

/** One line of a panel: a coloured square, what it is, and a quieter second line. */
export function PanelRow({ icon, tone = 'plain', title, children }: PanelRowProps) {
  return (
    <li className={styles.row}>
      {typeof icon === 'string' ? (
        <span className={`${styles.square} ${styles[tone]}`}>
          <Icon path={icon} />
        </span>
      ) : (
        icon.picture
      )}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {children && <span className={styles.detail}>{children}</span>}
      </span>
    </li>
  )
}
