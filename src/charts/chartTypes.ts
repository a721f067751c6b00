import type { ReactNode } from 'react'

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

/** What every figure takes, whatever it draws. */
export interface FigureProps {
  /** Names the chart, and captions its table. */
  title: string
  /** Shows the title as such a heading; without it a card around the chart shows it already. */
  heading?: 'h2' | 'h3'
  /** One quiet fact beside the title, or where the title would be. */
  aside?: ReactNode
  /** What a reader has to know, below the chart and its table. */
  note?: ReactNode
  /** What a point is: head of the table's first column, `Day` or `Score`. */
  pointHead: string
  /** A number of the scale as it is written, short and without its unit: `1,200`. */
  tickText: (value: number) => string
  /** Said above the plot while nothing is pointed at; without it the point that matters most. */
  summary?: string
  /** Buttons beside the one that shows the table. */
  actions?: ReactNode
  /** On paper the table stands below the chart, not only what the screen shows. */
  tableOnPaper?: boolean
}

/** One chart of several over the same days: it has its own scale. */
export interface ChartRow {
  id: string
  /** For read-out and table: `Hard braking`. */
  name: string
  /** What stands beside the plot; it may be a link. */
  label: ReactNode
  /** As many as in the other rows, with the same keys. */
  points: readonly ChartPoint[]
}
