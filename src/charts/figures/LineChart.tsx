import { Suspense } from 'react'
import type { LineChartProps } from '../drawing/LineChart'
import { DrawnLines } from './drawn'
import { FigureRoom } from './FigureRoom'

const HEIGHT = 160
/** Names of the lines with their values. */
const KEYS = 20

/**
 * Values over days as a line, with the days before as a dashed one. Drawn once the chart library is loaded,
 * in a placeholder of the same size.
 */
export function LineChart(props: LineChartProps) {
  return (
    <Suspense fallback={<FigureRoom {...props} height={(props.height ?? HEIGHT) + KEYS} />}>
      <DrawnLines {...props} />
    </Suspense>
  )
}
