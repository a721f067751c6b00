import { lazy, type ReactNode, Suspense } from 'react'
import { useFormats } from '../../../i18n/useFormats'
import styles from './DayChart.module.css'
import type { DayFigure } from './useDayFigures'

// The charts are loaded with the first figure: the staff room opens without them.
const ColumnChart = lazy(() =>
  import('../../../charts/figures/ColumnChart').then((part) => ({ default: part.ColumnChart })),
)
const BarChart = lazy(() =>
  import('../../../charts/figures/BarChart').then((part) => ({ default: part.BarChart })),
)

/** A figure of the day as columns or bars. */
export function DayChart({ figure, actions }: { figure: DayFigure; actions: ReactNode }) {
  const { whole } = useFormats()
  const { title, pointHead, valueHead, points, shape } = figure
  const parts = { title, pointHead, valueHead, points, tickText: whole, actions }
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      {shape === 'columns' ? <ColumnChart {...parts} /> : <BarChart {...parts} />}
    </Suspense>
  )
}
