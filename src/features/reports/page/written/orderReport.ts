import type { ReportRow, ReportTable } from '#domain/reports/documents/reportDocument'
import type { WrittenReport } from './writtenReport'

export type ReportSort = ReportTable['sort']

/**
 * The report with its lines sorted by a column, by the values in the reader's unit; unknown values come last.
 * A report that already has this order is returned unchanged.
 */
export function orderReport(report: WrittenReport, sort: ReportSort, locale: string): WrittenReport {
  const { table } = report
  if (sort.column === table.sort.column && sort.descending === table.sort.descending) return report
  const column = table.columns.findIndex(({ id }) => id === sort.column)
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const keyed = table.rows.map((row) => ({ row, key: keyOf(table.cell(row, column).value) }))
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))
    return sort.descending ? -order : order
  })
  return { ...report, table: { ...table, sort, rows: keyed.map(({ row }): ReportRow => row) } }
}

function keyOf(value: string | number | Date | null): string | number | null {
  return value instanceof Date ? value.getTime() : value
}
