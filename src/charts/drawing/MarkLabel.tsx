import { labelWidth } from './axisLabels'
import styles from './MarkLine.module.css'
import type { ChartRoom } from './useChartRoom'

const HEIGHT = 18
const BASE_LINE = 13

/** The label of a mark alone, above the rows that its line crosses. */
export function MarkLabel({ text, x, room }: { text: string; x: number; room: ChartRoom }) {
  const half = labelWidth(text, room.scale) / 2
  const height = HEIGHT * room.scale
  return (
    <svg className={styles.mark} viewBox={`0 0 ${room.width} ${height}`} width="100%" aria-hidden="true">
      <text x={Math.max(half, Math.min(room.width - half, x))} y={BASE_LINE * room.scale}>
        {text}
      </text>
    </svg>
  )
}
