import { Suspense } from 'react'
import { cx } from '../../ui/cx'
import type { SparkProps } from '../drawing/Spark'
import { DrawnSpark } from './drawn'
import styles from './Spark.module.css'

/** A trend without axis or numbers, for a tile with text. Decorative for a screen reader. */
export function Spark(props: SparkProps) {
  return (
    <Suspense fallback={<div className={cx(styles.room, props.className)} />}>
      <DrawnSpark {...props} />
    </Suspense>
  )
}
