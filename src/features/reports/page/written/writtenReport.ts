import type {
  ChartId,
  ColumnId,
  FigureId,
  ReportRow,
  ReportTable,
} from '#domain/reports/documents/reportDocument'
import type { ChartLevel, ChartPoint } from '../../../../charts/chartTypes'

/**
 * A report in the reader's language and units, the same on the screen, on paper and in each file
 * (docs/rules.md RE-05).
 */
export interface WrittenReport {
  /** Name of its files, without the extension. */
  fileName: string
  /** A BCP 47 tag. */
  language: string
  /** The product's name. */
  brand: string
  title: string
  /** The vehicles that it covers. */
  scope: string
  /** The days that it covers. */
  covers: string
  madeAt: string
  /** When it was made, for whom, and that its data is a sample. */
  made: string
  figures: readonly WrittenFigure[]
  charts: readonly WrittenChart[]
  table: WrittenTable
  notes: readonly string[]
  /** Why the report is empty; null if it is not. */
  empty: { title: string; text: string } | null
}

export interface WrittenFigure {
  id: FigureId
  label: string
  value: string
  /** Behind the value; empty if the value has it. */
  unit: string
  /** For a file. */
  cell: WrittenCell
  /** Small text below, or null. */
  note: string | null
}

export interface WrittenChart {
  id: ChartId
  title: string
  /** What a point is, and what its value is: the heads of the chart as a table. */
  pointHead: string
  valueHead: string
  points: readonly ChartPoint[]
  level: ChartLevel | null
  /** A number on the scale, short and without its unit. */
  tickText: (value: number) => string
}

/** How a spreadsheet shows a value. */
export type FileStyle =
  | 'text'
  | 'whole'
  | 'oneDecimal'
  | 'twoDecimals'
  | 'money'
  | 'exactMoney'
  | 'percent'
  | 'date'
  | 'dateTime'

export interface WrittenColumn {
  id: ColumnId
  /** With its unit. */
  fullHead: string
  /** The same for a file, where durations are numbers, too. */
  fileHead: string
  numeric: boolean
  style: FileStyle
}

export interface WrittenCell {
  /** Without its unit, which the head has. */
  text: string
  /**
   * In the reader's unit and not rounded. Days and times are those of the account's time zone, as if they were in
   * UTC, because spreadsheets have no time zones.
   */
  value: string | number | Date | null
  style: FileStyle
}

export interface WrittenTable extends Pick<ReportTable, 'sort'> {
  title: string
  columns: readonly WrittenColumn[]
  rows: readonly ReportRow[]
  /** Called for one cell at a time, because writing a long table at once takes too long. */
  cell: (row: ReportRow, column: number) => WrittenCell
  /** Null for a table without totals. */
  totals: readonly WrittenCell[] | null
}
