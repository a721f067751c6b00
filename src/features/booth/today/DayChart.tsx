import { lazy, type ReactNode, Suspense } from 'react'
import { useFormats } from '../../../i18n/FormatsProvider'
import styles from './DayChart.module.css'
import type { DayFigure } from './useDayFigures'

// The room of figures is loaded with the first chart: the staff room opens without it.
const ColumnChart = lazy(() =>
  import('../../../charts/figures/ColumnChart').then((part) => ({ default: part.ColumnChart })),
)
const BarChart = lazy(() =>
  import('../../../charts/figures/BarChart').then((part) => ({ default: part.BarChart })),
)

/** A figure of the day, drawn by its shape. */
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
