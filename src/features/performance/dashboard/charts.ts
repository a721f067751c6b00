import { lazy } from 'react'

/** The chart library comes after the figures, which say the same in words. */
export const ColumnChart = lazy(() =>
  import('../../../charts/figures/ColumnChart').then((part) => ({ default: part.ColumnChart })),
)
export const LineChart = lazy(() =>
  import('../../../charts/figures/LineChart').then((part) => ({ default: part.LineChart })),
)
export const RowCharts = lazy(() =>
  import('../../../charts/figures/RowCharts').then((part) => ({ default: part.RowCharts })),
)
export const Spark = lazy(() =>
  import('../../../charts/figures/Spark').then((part) => ({ default: part.Spark })),
)
