import type { ReactNode } from 'react'
import type { SectionId } from '../SectionNav'
import styles from './Place.module.css'

export interface PlaceProps {
  id?: SectionId
  className?: string | undefined
  children: ReactNode
}

/** The place of a card on the page. The navigation links to a place with an id, whose card is then highlighted. */
export function Place({ id, className, children }: PlaceProps) {
  return (
    <div id={id} tabIndex={id && -1} className={`${styles.place} ${className ?? ''}`}>
      {children}
    </div>
  )
}
