import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import type { Tone } from '../../ui/StatusLabel'
import styles from './FactRow.module.css'

export interface FactRowProps {
  icon: string
  tone: Tone
  name: ReactNode
  children: ReactNode
  /** What to do about it. */
  step?: ReactNode
}

/** One line of a card: a coloured square, what it is, how it is. */
export function FactRow({ icon, tone, name, children, step }: FactRowProps) {
  return (
    <li className={styles.row}>
      <span className={`${styles.square} ${styles[tone]}`}>
        <Icon path={icon} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.fact}>{children}</span>
        {step && <span className={styles.step}>{step}</span>}
      </span>
    </li>
  )
}
