import { useLingui } from '@lingui/react/macro'
import { scaleLinear } from '@visx/scale'
import type { ChartLevel, ChartMark, ChartMeans, ChartPoint, FigureProps } from '../chartTypes'
import { ChartFigure } from './ChartFigure'
import { ColumnNumbers } from './ColumnNumbers'
import { Columns } from './Columns'
import { columnPlaces } from './columnPlaces'
import { LevelLine } from './LevelLine'
import { MARK_ROOM, MarkLine } from './MarkLine'
import { Means } from './Means'
import { PointAxis } from './PointAxis'
import { ReadLayer } from './ReadLayer'
import { hasValues, highestPoint, latestPoint, markedPoint, type Reading } from './readings'
import type { ChartRoom } from './useChartRoom'
import { ValueAxis, valueAxisWidth } from './ValueAxis'
import { columnScale } from './valueScale'

export interface ColumnChartProps extends FigureProps {
  /** Days or groups along the axis, in order. The default look is `strong`. */
  points: readonly ChartPoint[]
  /** Header of the table's second column: `Miles`. */
  valueHead: string
  /** An average or a limit, as a dashed line. */
  level?: ChartLevel
  mark?: ChartMark
  /** Draws dots instead of columns, with the means before and after the mark, and no scale. */
  means?: ChartMeans
  /** Shows numbers on the columns instead of a scale: for few groups. */
  numbered?: boolean
  height?: number
}

const HEIGHT = 200
const TICK_COUNT = 4
/** Space for a number on the highest column, and for the names below. */
const TOP = 22
const FOOT = 24

/** Columns from zero over days or groups; a missing value is a gap. */
export function ColumnChart(props: ColumnChartProps) {
  const { points, valueHead, level, mark, means, numbered, height, ...figure } = props
  const { t } = useLingui()
  const readings: Reading[] = hasValues(points)
    ? points.map(({ key, name, text }) => ({ key, name, values: [{ id: 'value', text }] }))
    : []
  const marked = markedPoint(points)
  const highest = highestPoint(points)
  const start = marked ?? highest ?? latestPoint(points) ?? 0
  const resting = readings[start] ?? null
  const highestName = resting?.name ?? ''
  const rest =
    resting && marked === null && highest !== null
      ? { ...resting, name: t`Highest: ${highestName}` }
      : resting
  return (
    <ChartFigure {...figure} level={level} readings={readings} rest={rest} valueHeads={[valueHead]}>
      {(room) => <Plot {...props} room={room} readings={readings} start={start} label={figure.title} />}
    </ChartFigure>
  )
}

interface PlotProps extends ColumnChartProps {
  room: ChartRoom
  readings: readonly Reading[]
  start: number
  label: string
}

function Plot({ points, level, mark, means, numbered, height = HEIGHT, tickText, ...rest }: PlotProps) {
  const { room, readings, start, label } = rest
  const { width, scale: size } = room
  const values = points.map(({ value }) => value)
  const scale = columnScale(values, TICK_COUNT, level?.value)
  const hasScale = !numbered && !means
  const left = hasScale ? valueAxisWidth(scale, tickText, size) : 0
  const top = (TOP + (mark ? MARK_ROOM : 0)) * size
  const base = Math.round(Math.max(top + 40, height - FOOT * size))
  const whole = base + FOOT * size
  const y = scaleLinear<number>({ domain: [scale.bottom, scale.top], range: [base, top] })
  const places = columnPlaces(points.length, left, width)
  const marked = mark ? points.findIndex(({ key }) => key === mark.at) : -1
  const markX = (places.centers[marked] ?? 0) - places.step / 2
  return (
    <>
      <svg viewBox={`0 0 ${width} ${whole}`} width="100%" aria-hidden="true">
        <ValueAxis
          ticks={hasScale ? scale.ticks : [0]}
          tickText={hasScale ? tickText : () => ''}
          y={y}
          from={left}
          to={width}
        />
        {!means && <Columns points={points} {...places} y={y} base={base} />}
        {level && <LevelLine y={y(level.value)} from={left} to={width} />}
        {!means && (
          <ColumnNumbers
            points={points}
            places={places}
            which={numbered ? 'all' : 'marked'}
            tickText={tickText}
            y={y}
            bounds={{ from: left, to: width }}
            scale={size}
          />
        )}
        {mark && marked > 0 && (
          <MarkLine
            mark={mark}
            x={markX}
            from={left}
            to={width}
            top={MARK_ROOM * size}
            foot={base}
            scale={size}
          />
        )}
        {means && marked > 0 && (
          <Means
            points={points}
            means={means}
            centers={places.centers}
            from={left}
            to={width}
            at={markX}
            y={y}
          />
        )}
        <PointAxis points={points} centers={places.centers} from={0} to={width} y={whole - 6} scale={size} />
      </svg>
      <ReadLayer
        label={label}
        readings={readings}
        centers={places.centers.map((center) => center - left)}
        start={start}
        cursor="band"
        band={places.step}
        style={{ left, top: top - TOP * size, width: width - left, height: base - top + TOP * size }}
      />
    </>
  )
}
