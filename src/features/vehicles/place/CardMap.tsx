import type { ReactNode } from 'react'
import styles from './CardMap.module.css'

/** The place of a small map in a card. */
export function CardMap({ children }: { children: ReactNode }) {
  return <div className={styles.map}>{children}</div>
}
