import { type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icons/Icon'
import styles from './Card.module.css'
import { cardClass } from './cardClass'

export interface CardProps {
  title: string
  /** Only needed to distinguish similar cards. */
  icon?: string
  /** A fact or status beside the title. */
  aside?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A titled panel that answers one question. */
export function Card({ title, icon, aside, className, ref, children }: CardProps) {
  const heading = useId()
  return (
    <section ref={ref} className={cardClass(styles.card, className)} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          {icon && <Icon path={icon} />}
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
