import type { ChartMark } from '../chartTypes'
import { labelWidth } from './axisLabels'
import styles from './MarkLine.module.css'

/** Height of a mark's label above the plot, at the default text size. */
export const MARK_ROOM = 20

export interface MarkLineProps {
  mark: ChartMark
  x: number
  /** Bounds of its label. */
  from: number
  to: number
  /** Top and bottom of the plot. */
  top: number
  foot: number
  scale: number
}

/** A mark with its label above the plot; what came before it is left of the line. */
export function MarkLine({ mark, x, from, to, top, foot, scale }: MarkLineProps) {
  const half = labelWidth(mark.label, scale) / 2
  return (
    <g className={styles.mark}>
      <line x1={x} x2={x} y1={top} y2={foot} />
      <text x={Math.max(from + half, Math.min(to - half, x))} y={top - 6}>
        {mark.label}
      </text>
    </g>
  )
}
