import { csvDialect, writeCsv } from '#domain/base/writeCsv'
import type { WrittenReport } from '../page/written/writtenReport'

/** The table of a report as a CSV file, in the shown order: only heads and lines, for other programs. */
export function reportCsv({ language, table }: WrittenReport): string {
  const { columns, rows, cell } = table
  return writeCsv(
    [
      columns.map(({ fileHead }) => fileHead),
      ...rows.map((row) => columns.map((_, column) => cell(row, column).value)),
    ],
    csvDialect(language),
  )
}
