import { Suspense } from 'react'
import type { RowChartsProps } from '../drawing/RowCharts'
import { DrawnRows } from './drawn'
import { FigureRoom } from './FigureRoom'

const ROW = 96
const AXIS = 44

/**
 * Small multiples: a row of columns each over the same days, with one read-out for all. Drawn once the chart
 * library is loaded, in a placeholder of the same size.
 */
export function RowCharts(props: RowChartsProps) {
  return (
    <Suspense fallback={<FigureRoom {...props} height={props.rows.length * ROW + AXIS} />}>
      <DrawnRows {...props} />
    </Suspense>
  )
}
