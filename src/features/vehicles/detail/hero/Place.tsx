import type { ReactNode } from 'react'
import type { SectionId } from '../sections'
import styles from './Place.module.css'

export interface PlaceProps {
  id?: SectionId
  className?: string | undefined
  children: ReactNode
}

/** Where a card stands on the page. With an id the page's navigation leads here, and the card lights up. */
export function Place({ id, className, children }: PlaceProps) {
  return (
    <div id={id} tabIndex={id && -1} className={`${styles.place} ${className ?? ''}`}>
      {children}
    </div>
  )
}
