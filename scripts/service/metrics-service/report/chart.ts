import { cell } from '../csv'

/** Figures of the event as one picture and one table: what the page, the SVG and the CSV are made from. */
export interface Chart {
  /** Part of the address of its files. */
  id: string
  title: string
  /** What is counted, in one sentence. */
  note: string
  /** Columns over time, or a bar a row. */
  kind: 'columns' | 'bars'
  rows: readonly ChartRow[]
  /** Names of the cells of a row in the CSV. */
  columns: readonly string[]
}

export interface ChartRow {
  label: string
  /** Length of the bar; at least 0. */
  value: number
  /** The value as people read it. */
  text: string
  /** How the row reads where it stands beside that of other days, if not by its label and its text. */
  beside?: { label: string; text: string }
  cells: readonly (string | number | null)[]
}

/** The chart as CSV (RFC 4180), one line a row below the names. */
export function chartCsv({ columns, rows }: Chart): string {
  return [columns, ...rows.map(({ cells }) => cells)]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('')
}
