import { Suspense } from 'react'
import type { ColumnChartProps } from '../drawing/ColumnChart'
import { DrawnColumns } from './drawn'
import { FigureRoom } from './FigureRoom'

const HEIGHT = 200

/** Columns from zero over days or groups. Drawn once the chart library is loaded, in a placeholder of the same size. */
export function ColumnChart(props: ColumnChartProps) {
  return (
    <Suspense fallback={<FigureRoom {...props} height={props.height ?? HEIGHT} />}>
      <DrawnColumns {...props} />
    </Suspense>
  )
}
