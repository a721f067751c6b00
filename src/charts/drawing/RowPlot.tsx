import { scaleLinear } from '@visx/scale'
import type { ChartPoint } from '../chartTypes'
import axes from './axes.module.css'
import { labelWidth } from './axisLabels'
import { Columns } from './Columns'
import type { ColumnPlaces } from './columnPlaces'
import marks from './MarkLine.module.css'
import { PointAxis } from './PointAxis'
import { hasValues } from './readings'
import type { ChartRoom } from './useChartRoom'
import { drawable } from './valueRuns'

const HEIGHT = 96
/** Space for a row's read-out above its columns. */
const TOP = 32
const BOTTOM = 12
const GAP = 8
/** Space for the names of points below the last row. */
export const ROW_FOOT = 24

function highestOf(points: readonly ChartPoint[]): number {
  return Math.max(0, ...points.map(({ value }) => drawable(value) ?? 0))
}

/** Width of the end of a row's scale. */
export function rowScaleWidth(
  points: readonly ChartPoint[],
  tickText: (value: number) => string,
  scale: number,
): number {
  return Math.ceil(labelWidth(tickText(highestOf(points)), scale)) + GAP
}

export interface RowPlotProps {
  points: readonly ChartPoint[]
  places: ColumnPlaces
  room: ChartRoom
  /** Space for the end of the scale. */
  right: number
  markX: number | null
  tickText: (value: number) => string
  /** The last row has the names of points below it. */
  withAxis: boolean
}

/** Columns of one row, from zero to its maximum. */
export function RowPlot({ points, places, room, right, markX, tickText, withAxis }: RowPlotProps) {
  const { width, scale } = room
  const highest = highestOf(points)
  const top = TOP * scale
  const base = Math.round(top + HEIGHT - TOP - BOTTOM)
  const bottom = base + BOTTOM
  const whole = bottom + (withAxis ? ROW_FOOT * scale : 0)
  const plot = Math.max(1, width - right)
  const y = scaleLinear<number>({ domain: [0, highest || 1], range: [base, top] })
  return (
    <svg viewBox={`0 0 ${width} ${whole}`} width="100%" aria-hidden="true">
      {highest > 0 && (
        <line className={axes.grid} x2={plot} y1={Math.round(top) + 0.5} y2={Math.round(top) + 0.5} />
      )}
      {hasValues(points) && (
        <text className={axes.number} x={width} y={highest > 0 ? top : base} dy="0.32em">
          {tickText(highest)}
        </text>
      )}
      {hasValues(points) && <line className={axes.zero} x2={plot} y1={base + 0.5} y2={base + 0.5} />}
      <Columns points={points} {...places} y={y} base={base} />
      {markX !== null && (
        <g className={marks.mark}>
          <line x1={markX} x2={markX} y2={bottom} />
        </g>
      )}
      {withAxis && (
        <PointAxis points={points} centers={places.centers} from={0} to={plot} y={whole - 6} scale={scale} />
      )}
    </svg>
  )
}
