/**
 * What the charts of figures take. A chart gets every text ready for reading, in the visitor's
 * language and units, so that the read-out, the table and the screen around it say the same.
 */

/** How a mark stands out: the one that is looked at, its quiet neighbors, or one that is too high. */
export type MarkLook = 'strong' | 'soft' | 'high'

/** A day, a week, or a named group along the axis. */
export interface ChartPoint {
  key: string
  /** Short, for the axis: `Oct 22`, `70-79`, `Mon`. */
  tick: string
  /** Whole, for read-out and table: `Thursday, October 22`. */
  name: string
  /** Null where nothing was counted: a gap, not a zero. */
  value: number | null
  /** The value with its unit; what is missing in words. */
  text: string
  look?: MarkLook
}

/** One line of a chart: `before` is dashed and quiet. */
export interface ChartSeries {
  id: string
  name: string
  points: readonly ChartPoint[]
  look: 'now' | 'before'
}

/** A moment on the axis that explains what comes after it. */
export interface ChartMark {
  /** Key of the first point after it. */
  at: string
  label: string
}

/** A level across the chart, as an average or a limit. */
export interface ChartLevel {
  value: number
  label: string
  text: string
}
