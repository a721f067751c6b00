import type {
  ChartId,
  ColumnId,
  FigureId,
  ReportRow,
  ReportTable,
} from '#domain/reports/documents/reportDocument'
import type { ChartLevel, ChartPoint } from '../../../../charts/chartTypes'

/**
 * A report in the reader's language and units: what is on the screen, on paper and in each file is one and
 * the same (docs/rules.md RE-05).
 */
export interface WrittenReport {
  /** Of its files, without the extension. */
  fileName: string
  /** BCP 47. */
  language: string
  /** The product's name. */
  brand: string
  title: string
  /** Whose vehicles it is about. */
  scope: string
  days: string
  madeAt: string
  /** When it was made, for whom, and that its data is a sample. */
  made: string
  figures: readonly WrittenFigure[]
  charts: readonly WrittenChart[]
  table: WrittenTable
  notes: readonly string[]
  /** Why there is nothing; null when there is something. */
  empty: { title: string; text: string } | null
}

export interface WrittenFigure {
  id: FigureId
  label: string
  value: string
  /** Behind the value; empty where the value says it. */
  unit: string
  /** For a file. */
  cell: WrittenCell
  /** Small below; null where there is nothing to say. */
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
  /** A number of the scale, short and without its unit. */
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
  /** The same for a file, where a time is a number too. */
  fileHead: string
  numeric: boolean
  style: FileStyle
}

export interface WrittenCell {
  /** Without its unit, which the head has. */
  text: string
  /**
   * In the reader's unit and not rounded. A day or moment is what calendar and clock of the account show,
   * as if they were those of Greenwich: spreadsheets know no time zones.
   */
  value: string | number | Date | null
  style: FileStyle
}

export interface WrittenTable extends Pick<ReportTable, 'sort'> {
  title: string
  columns: readonly WrittenColumn[]
  rows: readonly ReportRow[]
  /** Written when it is wanted: a long table is never written whole at once. */
  cell: (row: ReportRow, column: number) => WrittenCell
  /** Null for a table without totals. */
  totals: readonly WrittenCell[] | null
}
