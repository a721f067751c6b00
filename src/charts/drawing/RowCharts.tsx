import { useLingui } from '@lingui/react/macro'
import type { ChartMark, ChartRow, FigureProps } from '../chartTypes'
import { ChartFigure } from './ChartFigure'
import { columnPlaces } from './columnPlaces'
import { MarkLabel } from './MarkLabel'
import { ReadLayer } from './ReadLayer'
import styles from './RowCharts.module.css'
import { ROW_FOOT, RowPlot, rowScaleWidth } from './RowPlot'
import { RowReading } from './RowReading'
import { hasValues, type Reading } from './readings'
import { type ChartRoom, useChartRoom } from './useChartRoom'

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
