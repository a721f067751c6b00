import type { ReactNode } from 'react'

/**
 * Input of the charts of figures. A chart gets every text formatted, in the visitor's language and units, so
 * that the read-out, the table and the screen around it agree.
 */

/** Emphasis of a mark: the one in focus, its quiet neighbors, or one that is too high. */
export type MarkLook = 'strong' | 'soft' | 'high'

/** A day, a week, or a group on the axis. */
export interface ChartPoint {
  key: string
  /** Short, for the axis: `Oct 22`, `70-79`, `Mon`. */
  tick: string
  /** Long, for read-out and table: `Thursday, October 22`. */
  name: string
  /** Null if nothing was counted: a gap, not a zero. */
  value: number | null
  /** The value with its unit, or a text that says it is missing. */
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

/** A point on the axis that explains what comes after it. */
export interface ChartMark {
  /** Key of the first point after it. */
  at: string
  label: string
}

/** What a mark divides: the mean of the points on either side of it. */
export interface ChartMeans {
  before: { value: number; text: string }
  after: { value: number; text: string }
}

/** A level across the chart, such as an average or a limit. */
export interface ChartLevel {
  value: number
  label: string
  text: string
}

/** Props of every figure. */
export interface FigureProps {
  /** Names the chart, and captions its table. */
  title: string
  /** Shows the title as a heading of this level; without it, a card around the chart already shows it. */
  heading?: 'h2' | 'h3'
  /** A fact beside the title, or in its place. */
  aside?: ReactNode
  /** Notes for the reader, below the chart and its table. */
  note?: ReactNode
  /** Header of the table's first column: `Day` or `Score`. */
  pointHead: string
  /** Formats a number of the scale, short and without its unit: `1,200`. */
  tickText: (value: number) => string
  /** Shown above the plot while no point is selected; by default the most important point. */
  summary?: string
  /** Buttons beside the one that shows the table. */
  actions?: ReactNode
  /** Prints the whole table below the chart, not only what the screen shows. */
  tableOnPaper?: boolean
}

/** One chart of several over the same days, with its own scale. */
export interface ChartRow {
  id: string
  /** For read-out and table: `Hard braking`. */
  name: string
  /** Beside the plot; may be a link. */
  label: ReactNode
  /** The same number as in the other rows, with the same keys. */
  points: readonly ChartPoint[]
}
