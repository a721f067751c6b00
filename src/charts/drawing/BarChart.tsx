import { scaleLinear } from '@visx/scale'
import { BarRounded } from '@visx/shape'
import { cx } from '../../ui/cx'
import type { ChartPoint, FigureProps } from '../chartTypes'
import styles from './BarChart.module.css'
import { ChartFigure } from './ChartFigure'
import columns from './Columns.module.css'
import { hasValues, type Reading } from './readings'
import type { ChartRoom } from './useChartRoom'
import { drawable } from './valueRuns'

export interface BarChartProps extends FigureProps {
  /** Groups from top to bottom, each with its name and value beside its bar. */
  points: readonly ChartPoint[]
  /** Header of the table's second column. */
  valueHead: string
}

/** A line of text and the bar below it, pixels at the default text size. */
const WORDS = 22
const BAR = 10
const GAP = 14
const LEAST_WIDTH = 3
const MAX_RADIUS = 5

/** Bars from zero, one below the other: for groups with long names. */
export function BarChart({ points, valueHead, ...figure }: BarChartProps) {
  const readings: Reading[] = hasValues(points)
    ? points.map(({ key, name, text }) => ({ key, name, values: [{ id: 'value', text }] }))
    : []
  return (
    <ChartFigure {...figure} readings={readings} isWritten rest={null} valueHeads={[valueHead]}>
      {(room) => <Bars points={points} room={room} />}
    </ChartFigure>
  )
}

/** Every number is shown, so there is nothing to point at; the table has the same content for a screen reader. */
function Bars({ points, room: { width, scale: size } }: { points: readonly ChartPoint[]; room: ChartRoom }) {
  const values = points.map(({ value }) => drawable(value) ?? 0)
  const x = scaleLinear<number>({ domain: [0, Math.max(0, ...values) || 1], range: [0, width] })
  const step = WORDS * size + BAR + GAP
  return (
    <svg viewBox={`0 0 ${width} ${Math.max(1, points.length * step - GAP)}`} width="100%" aria-hidden="true">
      {points.map((point, at) => {
        const top = at * step
        const value = values[at] ?? 0
        return (
          <g key={point.key}>
            <text className={styles.name} x={0} y={top + WORDS * size - 7}>
              {point.tick}
            </text>
            <text className={styles.value} x={width} y={top + WORDS * size - 7}>
              {point.text}
            </text>
            <rect
              className={styles.track}
              x={0}
              y={top + WORDS * size}
              width={width}
              height={BAR}
              rx={MAX_RADIUS}
            />
            {value > 0 && (
              <BarRounded
                className={cx(columns[point.look ?? 'strong'])}
                x={0}
                y={top + WORDS * size}
                width={Math.max(LEAST_WIDTH, x(value))}
                height={BAR}
                radius={Math.min(MAX_RADIUS, Math.max(LEAST_WIDTH, x(value)) / 2)}
                all
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}
