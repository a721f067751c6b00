import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import styles from './FactRow.module.css'
import type { Tone } from './StatusLabel'

export interface FactRowProps {
  /** An icon in a square, or other content such as an avatar. */
  icon: string | { picture: ReactNode }
  tone?: Tone
  name: ReactNode
  /** The status in a second, quieter line. */
  children?: ReactNode
  step?: ReactNode
}

/** A row of a card or panel: icon, label and status. */
export function FactRow({ icon, tone = 'unk', name, children, step }: FactRowProps) {
  return (
    <li className={styles.row}>
      {typeof icon === 'string' ? (
        <span className={cx(styles.square, styles[tone])}>
          <Icon path={icon} />
        </span>
      ) : (
        icon.picture
      )}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {children && <span className={styles.fact}>{children}</span>}
        {step && <span className={styles.step}>{step}</span>}
      </span>
    </li>
  )
}
