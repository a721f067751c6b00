import type { CellObject, Feature, Row, Sheet, SheetData } from 'write-excel-file/browser'
import type { FileStyle, WrittenCell, WrittenReport } from '../page/written/writtenReport'

/** Names of the two sheets: at most 31 characters and none of `\ / ? * [ ] :`. */
export interface SheetNames {
  table: string
  about: string
}

/** Languages that write the dollar sign behind the number. */
const MONEY_LAST = /\d\s*\$/

/** The number format of a style; the spreadsheet uses the separators of its language. */
function formatOf(style: FileStyle, moneyLast: boolean): string | null {
  const money = (digits: string) => (moneyLast ? `#,##0.${digits}\\ "$"` : `"$"#,##0.${digits}`)
  switch (style) {
    case 'text':
      return null
    case 'whole':
      return '#,##0'
    case 'oneDecimal':
      return '#,##0.0'
    case 'twoDecimals':
      return '#,##0.00'
    case 'money':
      return money('00')
    case 'exactMoney':
      return money('000')
    case 'percent':
      return '0%'
    case 'date':
      return 'yyyy-mm-dd'
    case 'dateTime':
      return 'yyyy-mm-dd hh:mm'
  }
}

const HEAD: CellObject = {
  fontWeight: 'bold',
  backgroundColor: '#E7F2F6',
  wrap: true,
  alignVertical: 'center',
}
const TOTAL: CellObject = { fontWeight: 'bold', topBorderStyle: 'thin', topBorderColor: '#121B27' }
const BRAND = '#0A5C76'

/**
 * A report as a workbook: its table with numbers and days as such and frozen heads that filter and sort, and a
 * sheet about it. Totals are values, because previews do not calculate. The writer is loaded with the first workbook.
 */
export async function reportXlsx(report: WrittenReport, names: SheetNames): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const moneyLast = MONEY_LAST.test(
    new Intl.NumberFormat(report.language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }).format(1),
  )
  const cellOf = ({ value, style }: WrittenCell, look: CellObject = {}): CellObject | null => {
    if (value === null) return Object.keys(look).length === 0 ? null : { ...look, value: '', type: String }
    if (typeof value === 'string') return { ...look, value, type: String }
    const format = formatOf(style, moneyLast)
    const shown = { ...look, ...(format !== null && { format }) }
    return value instanceof Date ? { ...shown, value, type: Date } : { ...shown, value, type: Number }
  }
  const sheets = [tableSheet(report, names.table, cellOf), aboutSheet(report, names.about, cellOf)]
  return writeXlsxFile(sheets, { features: [filterRow(report)] }).toBlob()
}

/** Filter buttons in the heads of the first sheet, for its lines without the totals. */
function filterRow({ table: { columns, rows } }: WrittenReport): Feature<Blob | File | ArrayBuffer> {
  const filter = `<autoFilter ref="A1:${columnName(columns.length)}${rows.length + 1}"/>`
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          // Spreadsheets require the order of elements: the filter follows the cells.
          transform: (xml, _, { sheetIndex }) =>
            sheetIndex === 0 ? xml.replace('</sheetData>', () => `</sheetData>${filter}`) : xml,
        },
      },
    },
  }
}

/** The letters of a column, from 1: A, Z, AA. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + ((column - 1) % 26))
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + letter : letter
}

type WriteCell = (cell: WrittenCell, look?: CellObject) => CellObject | null

function tableSheet({ table }: WrittenReport, sheet: string, cellOf: WriteCell): Sheet<Blob> {
  const { columns, rows, cell, totals } = table
  const data: SheetData = [
    columns.map(({ fileHead, numeric }) => ({
      ...HEAD,
      value: fileHead,
      type: String,
      align: numeric ? ('right' as const) : ('left' as const),
    })),
    ...rows.map((row) => columns.map((_, column) => cellOf(cell(row, column)))),
    ...(totals ? [totals.map((total) => cellOf(total, TOTAL))] : []),
  ]
  return {
    data,
    sheet,
    stickyRowsCount: 1,
    orientation: columns.length > PORTRAIT_COLUMNS ? 'landscape' : undefined,
    columns: columns.map(({ fileHead }, column) => ({
      width: widthOf([
        fileHead.length / 2,
        ...rows.slice(0, MEASURED_ROWS).map((row) => cell(row, column).text.length),
      ]),
    })),
  } as Sheet<Blob>
}

/** A table with more columns is printed in landscape. */
const PORTRAIT_COLUMNS = 7
const MEASURED_ROWS = 200
const [NARROWEST, WIDEST] = [11, 42]

function widthOf(lengths: readonly number[]): number {
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(longest) + 2))
}

function aboutSheet(report: WrittenReport, sheet: string, cellOf: WriteCell): Sheet<Blob> {
  const { brand, title, scope, covers, made, figures, notes } = report
  const line = (text: string, look: CellObject = {}): Row => [{ ...look, value: text, type: String }]
  const data: SheetData = [
    line(title, { fontWeight: 'bold', fontSize: 16, textColor: BRAND }),
    line(scope),
    line(covers),
    line(made),
    line(brand),
    [],
    ...figures.map(
      ({ label, cell, unit, note }): Row => [
        { value: label, type: String, fontWeight: 'bold' },
        cellOf(cell),
        { value: unit, type: String },
        { value: note ?? '', type: String },
      ],
    ),
    [],
    ...notes.map((note) => line(note)),
  ]
  return { data, sheet, columns: [{ width: 32 }, { width: 16 }, { width: 12 }, { width: 28 }] } as Sheet<Blob>
}
