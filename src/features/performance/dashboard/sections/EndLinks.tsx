import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './EndLinks.module.css'

export interface EndLink {
  key: string
  name: ReactNode
  value: string
  to: string
  search?: Readonly<Record<string, string>>
}

/** The last lines of a card: links to the extremes, with their values. */
export function EndLinks({ links }: { links: readonly EndLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ key, name, value, ...link }) => (
        <li key={key} className={styles.item}>
          <Link {...link} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{value}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
