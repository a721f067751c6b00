import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import styles from './TileFigure.module.css'

export interface TileFigureProps {
  /** The figure, with its unit in a `small`; null while it is being counted. */
  children: ReactNode
  /** It will be long: its placeholder is wide, too. */
  wide?: boolean
}

/** The one large figure of a tile. */
export function TileFigure({ children, wide = false }: TileFigureProps) {
  if (children === null) return <Skeleton className={cx(styles.wait, wide && styles.wide)} />
  return <span className={styles.value}>{children}</span>
}
