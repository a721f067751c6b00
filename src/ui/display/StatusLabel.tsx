import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import styles from './StatusLabel.module.css'

export type Tone = 'ok' | 'med' | 'high' | 'unk' | 'brand'

export interface StatusLabelProps {
  tone: Tone
  /** Icon path: color alone must not convey a status. */
  icon: string
  pill?: boolean
  /** Unknown: the pill is hatched, as in the charts. */
  hatched?: boolean
  children: ReactNode
}

/** A status: icon and text, plain or as a pill. */
export function StatusLabel({ tone, icon, pill = false, hatched = false, children }: StatusLabelProps) {
  return (
    <span className={cx(styles.status, styles[tone], pill && styles.pill, hatched && styles.hatched)}>
      <Icon path={icon} size={16} />
      <span className={styles.word}>{children}</span>
    </span>
  )
}
