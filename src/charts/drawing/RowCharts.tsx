import { useLingui } from '@lingui/react/macro'
import { scaleLinear } from '@visx/scale'
import type { ChartMark, ChartPoint, ChartRow, FigureProps } from '../chartTypes'
import axes from './axes.module.css'
import { labelWidth } from './axisLabels'
import { ChartFigure } from './ChartFigure'
import { Columns } from './Columns'
import { type ColumnPlaces, columnPlaces } from './columnPlaces'
import markStyles from './MarkLine.module.css'
import { PointAxis } from './PointAxis'
import { ReadLayer } from './ReadLayer'
import styles from './RowCharts.module.css'
import { RowReading } from './RowReading'
import { hasValues, type Reading } from './readings'
import { type ChartRoom, useChartRoom } from './useChartRoom'
import { drawable } from './valueRuns'

export interface RowChartsProps extends FigureProps {
  /** From top to bottom; each has its own scale, whose maximum is shown beside it. */
  rows: readonly [ChartRow, ...ChartRow[]]
  mark?: ChartMark
}

/** Small multiples: a row of columns each over the same days, with one read-out for all. */
export function RowCharts({ rows, mark, ...figure }: RowChartsProps) {
  const { t } = useLingui()
  const [first] = rows
  const readings: Reading[] = rows.some(({ points }) => hasValues(points))
    ? first.points.map(({ key, name }, at) => ({
        key,
        name,
        values: rows.map((row) => ({ id: row.id, text: row.points[at]?.text ?? '', name: row.name })),
      }))
    : []
  return (
    <ChartFigure
      {...figure}
      readings={readings}
      readsInRows
      rest={t`Each row has its own scale`}
      valueHeads={rows.map(({ name }) => name)}
    >
      {(room) => (
        <Rows
          rows={rows}
          mark={mark}
          readings={readings}
          title={figure.title}
          tickText={figure.tickText}
          room={room}
        />
      )}
    </ChartFigure>
  )
}

interface RowsProps {
  rows: RowChartsProps['rows']
  mark: ChartMark | undefined
  readings: readonly Reading[]
  title: string
  tickText: FigureProps['tickText']
  room: ChartRoom
}

function Rows({ rows, mark, readings, title, tickText, room }: RowsProps) {
  const plot = useChartRoom(`${title} rows`)
  const [{ points }] = rows
  const right = Math.max(...rows.map((row) => rowScaleWidth(row.points, tickText, room.scale)))
  const places = columnPlaces(points.length, 0, Math.max(1, plot.width - right))
  const marked = mark ? points.findIndex(({ key }) => key === mark.at) : -1
  const markX = marked > 0 ? (places.centers[marked] ?? 0) - places.step / 2 : null
  return (
    <div className={styles.rows} style={{ gridTemplateRows: `auto repeat(${rows.length}, auto)` }}>
      <div ref={plot.ref} className={styles.head}>
        {mark && markX !== null && <MarkLabel text={mark.label} x={markX} room={plot} />}
      </div>
      {rows.map((row, at) => (
        <div key={row.id} className={styles.row}>
          <div className={styles.label}>{row.label}</div>
          <div className={styles.cell}>
            <RowReading texts={row.points.map(({ text }) => text)} />
            <RowPlot
              points={row.points}
              places={places}
              room={plot}
              right={right}
              markX={markX}
              tickText={tickText}
              withAxis={at === rows.length - 1}
            />
          </div>
        </div>
      ))}
      <ReadLayer
        label={title}
        readings={readings}
        centers={places.centers}
        start={points.length - 1}
        cursor="band"
        band={places.step}
        className={styles.layer}
        style={{ gridRow: `2 / span ${rows.length}`, inset: `0 ${right}px ${ROW_FOOT * plot.scale}px 0` }}
      />
    </div>
  )
}

const MARK_HEIGHT = 18
const MARK_BASE_LINE = 13

/** The label of a mark alone, above the rows that its line crosses. */
function MarkLabel({ text, x, room }: { text: string; x: number; room: ChartRoom }) {
  const half = labelWidth(text, room.scale) / 2
  const height = MARK_HEIGHT * room.scale
  return (
    <svg className={markStyles.mark} viewBox={`0 0 ${room.width} ${height}`} width="100%" aria-hidden="true">
      <text x={Math.max(half, Math.min(room.width - half, x))} y={MARK_BASE_LINE * room.scale}>
        {text}
      </text>
    </svg>
  )
}

const HEIGHT = 96
/** Space for a row's read-out above its columns. */
const TOP = 32
const BOTTOM = 12
const GAP = 8
/** Space for the names of points below the last row. */
const ROW_FOOT = 24

function highestOf(points: readonly ChartPoint[]): number {
  return Math.max(0, ...points.map(({ value }) => drawable(value) ?? 0))
}

/** Width of the end of a row's scale. */
function rowScaleWidth(
  points: readonly ChartPoint[],
  tickText: (value: number) => string,
  scale: number,
): number {
  return Math.ceil(labelWidth(tickText(highestOf(points)), scale)) + GAP
}

interface RowPlotProps {
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
function RowPlot({ points, places, room, right, markX, tickText, withAxis }: RowPlotProps) {
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
        <g className={markStyles.mark}>
          <line x1={markX} x2={markX} y2={bottom} />
        </g>
      )}
      {withAxis && (
        <PointAxis points={points} centers={places.centers} from={0} to={plot} y={whole - 6} scale={scale} />
      )}
    </svg>
  )
}
