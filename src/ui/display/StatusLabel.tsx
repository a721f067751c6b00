import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import styles from './StatusLabel.module.css'

export type Tone = 'ok' | 'med' | 'high' | 'unk' | 'brand'

export interface StatusLabelProps {
  tone: Tone
  /** Icon path: color alone must not convey a status. */
  icon: string
  pill?: boolean
  children: ReactNode
}

/** A status: icon and word, as plain text or as a pill. */
export function StatusLabel({ tone, icon, pill = false, children }: StatusLabelProps) {
  return (
    <span className={`${styles.status} ${styles[tone]} ${pill ? styles.pill : ''}`}>
      <Icon path={icon} size={16} />
      <span className={styles.word}>{children}</span>
    </span>
  )
}
