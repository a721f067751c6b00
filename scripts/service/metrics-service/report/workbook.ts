import writeXlsxFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node'
import type { BesideChart, BesideFigure } from './beside'
import { printable } from './picture'

/** What the workbook of a page holds. */
export interface WorkbookContent {
  /** Lines above the figures: event, scope, time. */
  head: readonly string[]
  /** Names of the scopes, one or two. */
  names: readonly string[]
  figures: readonly BesideFigure[]
  charts: readonly BesideChart[]
}

/** Columns with a day or a moment, by their names. */
const DAY_COLUMN = 'day'
const MOMENT_COLUMNS: readonly string[] = ['startedAt', 'exportedAt']

const HEAD: CellObject = {
  fontWeight: 'bold',
  backgroundColor: '#E7F2F6',
  wrap: true,
  alignVertical: 'center',
}
const BRAND = '#0A5C76'
const LONGEST_SHEET_NAME = 31

/**
 * The figures of the page as a workbook: a sheet with the key figures and one for each chart, with numbers, days and
 * moments as such. A spreadsheet knows no zone: moments are those of the event's clock.
 * @param localTime a moment as `2026-11-22 14:03:22` by that clock
 */
export function workbook(content: WorkbookContent, localTime: (instant: string) => string): Promise<Buffer> {
  const used = new Set<string>()
  const sheets = [
    figureSheet(content, used),
    ...content.charts
      .filter(({ rows }) => rows.length > 0)
      .map((chart) => chartSheet(chart, content.names, used, localTime)),
  ]
  return writeXlsxFile(sheets).toBuffer()
}

const text = (value: string, look: CellObject = {}): CellObject => ({
  ...look,
  value: printable(value),
  type: String,
})

function figureSheet({ head, names, figures }: WorkbookContent, used: Set<string>): Sheet<Buffer> {
  const [title = '', ...lines] = head
  const data: Row[] = [
    [text(title, { fontWeight: 'bold', fontSize: 16, textColor: BRAND })],
    ...lines.map((line): Row => [text(line)]),
    [],
    [
      text('Figure', HEAD),
      ...names.map((name) => text(name, { ...HEAD, align: 'right' })),
      text('Unit', HEAD),
    ],
    ...figures.map(({ label, pair }): Row => {
      const unit = (pair[0] ?? pair[1])?.unit ?? ''
      const format = unit === 'share' ? '0%' : '#,##0'
      return [
        text(label),
        ...names.map((_, at) => valueCell(pair[at]?.value ?? null, format)),
        text(unit === 'share' ? '' : unit),
      ]
    }),
  ]
  return {
    data,
    sheet: sheetName('Figures', used),
    columns: [{ width: 44 }, ...names.map(() => ({ width: 24 })), { width: 12 }],
  }
}

function chartSheet(
  { title, columns, rows }: BesideChart,
  names: readonly string[],
  used: Set<string>,
  localTime: (instant: string) => string,
): Sheet<Buffer> {
  const [key = '', ...others] = columns
  const headOf = (column: string, name: string) => (names.length === 1 ? column : `${column}, ${name}`)
  const data: Row[] = [
    [text(key, HEAD), ...others.flatMap((column) => names.map((name) => text(headOf(column, name), HEAD)))],
    ...rows.map(({ pair }): Row => {
      const cell = (column: string, at: number, index: number) =>
        columnCell(column, pair[at]?.cells[index] ?? null, localTime)
      return [
        cell(key, pair[0] ? 0 : 1, 0),
        ...others.flatMap((column, index) => names.map((_, at) => cell(column, at, index + 1))),
      ]
    }),
  ]
  return {
    data,
    sheet: sheetName(title, used),
    stickyRowsCount: 1,
    columns: [{ width: 30 }, ...others.flatMap(() => names.map(() => ({ width: 20 })))],
  }
}

function columnCell(
  column: string,
  value: string | number | null,
  localTime: (instant: string) => string,
): CellObject | null {
  if (typeof value !== 'string') return valueCell(value, Number.isInteger(value) ? '#,##0' : '#,##0.0')
  if (column === DAY_COLUMN)
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  if (MOMENT_COLUMNS.includes(column)) {
    const local = new Date(`${localTime(value).replace(' ', 'T')}Z`)
    return { value: local, type: Date, format: 'yyyy-mm-dd hh:mm' }
  }
  return text(value)
}

function valueCell(value: string | number | null, format: string): CellObject | null {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number, format } : text(value, { align: 'right' })
}

/** A name that no other sheet has, of the characters that a spreadsheet takes. */
function sheetName(title: string, used: Set<string>): string {
  const plain = printable(title)
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : ` ${n}`
    const name = `${printable(plain.slice(0, LONGEST_SHEET_NAME - ending.length)).trim()}${ending}`
    if (name === '' || used.has(name.toLowerCase())) continue
    used.add(name.toLowerCase())
    return name
  }
}
