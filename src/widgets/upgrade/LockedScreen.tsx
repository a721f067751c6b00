import type { ReactNode } from 'react'
import { cardClass } from '../../ui/display/cardClass'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ICONS } from '../../ui/icons/icons'
import styles from './LockedScreen.module.css'
import { PlanActions } from './PlanActions'

export interface LockedScreenProps {
  title: string
  /** What the higher plan shows here. */
  children: ReactNode
  /** The screen itself, which is seen behind the card but can be neither read nor reached. */
  room?: ReactNode
}

/** A screen that the plan does not include: a card with what it is, and a link to the plans (docs/decisions.md D33). */
export function LockedScreen({ title, children, room }: LockedScreenProps) {
  return (
    <div className={styles.screen}>
      {room && (
        <div className={styles.behind} inert>
          {room}
        </div>
      )}
      <section className={cardClass(styles.card)}>
        <EmptyState icon={ICONS.lock} title={title} actions={<PlanActions />}>
          <p>{children}</p>
        </EmptyState>
      </section>
    </div>
  )
}
