import { scaleLinear } from '@visx/scale'
import type { ChartLevel, ChartMark, ChartSeries, FigureProps } from '../chartTypes'
import { ChartFigure } from './ChartFigure'
import { LevelLine } from './LevelLine'
import { Lines } from './Lines'
import { MARK_ROOM, MarkLine } from './MarkLine'
import { PointAxis } from './PointAxis'
import { ReadLayer } from './ReadLayer'
import { hasValues, latestPoint, type Reading } from './readings'
import type { ChartRoom } from './useChartRoom'
import { ValueAxis, valueAxisWidth } from './ValueAxis'
import { drawable } from './valueRuns'
import { columnScale, lineScale } from './valueScale'

export interface LineChartProps extends FigureProps {
  /**
   * The main line, and at most one for comparison, point by point: its points match those of the first,
   * whatever their names.
   */
  series: readonly [ChartSeries, ...ChartSeries[]]
  level?: ChartLevel
  mark?: ChartMark
  /** The scale begins at zero; otherwise near the lowest value. */
  fromZero?: boolean
  height?: number
}

const HEIGHT = 160
const TICK_COUNT = 3
const TOP = 10
const FOOT = 24
/** Radius of a dot. */
const RIGHT = 6

/** Values over days as a line, with the days before as a dashed one; missing values are a gap. */
export function LineChart(props: LineChartProps) {
  const { series, level, mark, fromZero, height, ...figure } = props
  const [first] = series
  const readings: Reading[] = series.some(({ points }) => hasValues(points))
    ? first.points.map(({ key, name }, at) => ({
        key,
        name,
        values: series.map((each) => ({
          id: each.id,
          text: each.points[at]?.text ?? '',
          name: each.name,
          look: each.look,
        })),
      }))
    : []
  const start = latestPoint(first.points) ?? 0
  return (
    <ChartFigure
      {...figure}
      level={level}
      readings={readings}
      rest={readings[start] ?? null}
      valueHeads={series.map(({ name }) => name)}
    >
      {(room) => <Plot {...props} room={room} readings={readings} start={start} label={figure.title} />}
    </ChartFigure>
  )
}

interface PlotProps extends LineChartProps {
  room: ChartRoom
  readings: readonly Reading[]
  start: number
  label: string
}

function Plot({ series, level, mark, fromZero = false, height = HEIGHT, tickText, ...rest }: PlotProps) {
  const { room, readings, start, label } = rest
  const { width, scale: size } = room
  const [{ points }] = series
  const values = series.flatMap((each) => each.points.map(({ value }) => value))
  const scale = fromZero
    ? columnScale(values, TICK_COUNT, level?.value)
    : lineScale([...values, level?.value ?? null], TICK_COUNT)
  const left = valueAxisWidth(scale, tickText, size)
  const top = TOP + (mark ? MARK_ROOM * size : 0)
  const base = Math.round(Math.max(top + 40, height - FOOT * size))
  const whole = base + FOOT * size
  const y = scaleLinear<number>({ domain: [scale.bottom, scale.top], range: [base, top] })
  const from = left + RIGHT
  const to = Math.max(from + 1, width - RIGHT)
  const x = scaleLinear<number>({ domain: [0, Math.max(1, points.length - 1)], range: [from, to] })
  const centers = points.map((_, at) => (points.length === 1 ? (from + to) / 2 : x(at)))
  const marked = mark ? points.findIndex(({ key }) => key === mark.at) : -1
  return (
    <>
      <svg viewBox={`0 0 ${width} ${whole}`} width="100%" aria-hidden="true">
        <ValueAxis ticks={scale.ticks} tickText={tickText} y={y} from={left} to={width} />
        {level && <LevelLine y={y(level.value)} from={left} to={width} />}
        <Lines series={series} centers={centers} y={y} />
        {mark && marked > 0 && (
          <MarkLine
            mark={mark}
            x={((centers[marked - 1] ?? 0) + (centers[marked] ?? 0)) / 2}
            from={left}
            to={width}
            top={MARK_ROOM * size}
            foot={base}
            scale={size}
          />
        )}
        <PointAxis points={points} centers={centers} from={0} to={width} y={whole - 6} scale={size} />
      </svg>
      <ReadLayer
        label={label}
        readings={readings}
        centers={centers.map((center) => center - left)}
        start={start}
        cursor="moment"
        dots={(at) =>
          series.flatMap(({ id, look, points: each }) => {
            const value = drawable(each[at]?.value ?? null)
            return value === null ? [] : [{ id, look, y: y(value) - top }]
          })
        }
        style={{ left, top, width: width - left, height: base - top }}
      />
    </>
  )
}
