import { Suspense } from 'react'
import type { BarChartProps } from '../drawing/BarChart'
import { DrawnBars } from './drawn'
import { FigureRoom } from './FigureRoom'

const ROW_HEIGHT = 46

/** Bars one below the other, for groups with long names. Drawn once the chart library is loaded. */
export function BarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<FigureRoom {...props} height={props.points.length * ROW_HEIGHT} />}>
      <DrawnBars {...props} />
    </Suspense>
  )
}
