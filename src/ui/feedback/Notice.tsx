import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import styles from './Notice.module.css'

export interface NoticeProps {
  icon: string
  /** The `h1` of a page without a header, otherwise a heading in it. */
  heading?: 'h1' | 'h2'
  title: string
  children?: ReactNode
  actions?: ReactNode
}

/** A page or area that has only a message: what happened and what to do. */
export function Notice({ icon, heading: Heading = 'h2', title, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon path={icon} size={28} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
