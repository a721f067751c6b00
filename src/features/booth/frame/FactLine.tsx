import type { ReactNode } from 'react'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import styles from './FactLine.module.css'

export interface FactLineProps {
  name: string
  /** Null while unknown, or if there is no expected value. */
  good: boolean | null
  word: string
  children?: ReactNode
}

/** A fact for staff, inside a `dl`: whether it is as expected, and what to do about it. */
export function FactLine({ name, good, word, children }: FactLineProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <StatusLabel
          tone={good === null ? 'unk' : good ? 'ok' : 'med'}
          icon={good === null ? ICONS.clock : good ? ICONS.circleCheck : ICONS.circleAlert}
        >
          {word}
        </StatusLabel>
        {children && <p className={styles.advice}>{children}</p>}
      </dd>
    </div>
  )
}
