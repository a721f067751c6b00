import styles from './axes.module.css'
import { labelWidth } from './axisLabels'
import { distinctTicks, type ValueScale } from './valueScale'

const GAP = 8

/** Width of a scale's numbers beside the plot, including the gap. */
export function valueAxisWidth(
  { ticks }: ValueScale,
  tickText: (value: number) => string,
  scale: number,
): number {
  return Math.ceil(Math.max(...ticks.map((tick) => labelWidth(tickText(tick), scale)))) + GAP
}

export interface ValueAxisProps {
  ticks: ValueScale['ticks']
  tickText: (value: number) => string
  y: (value: number) => number
  from: number
  to: number
}

/** Numbers of the scale with a hairline each; the one at zero is stronger. */
export function ValueAxis({ ticks, tickText, y, from, to }: ValueAxisProps) {
  return (
    <>
      {distinctTicks(ticks, tickText).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zero : styles.grid}
            x1={from}
            x2={to}
            y1={Math.round(y(tick)) + 0.5}
            y2={Math.round(y(tick)) + 0.5}
          />
          <text className={styles.number} x={from - GAP} y={y(tick)} dy="0.32em">
            {tickText(tick)}
          </text>
        </g>
      ))}
    </>
  )
}
