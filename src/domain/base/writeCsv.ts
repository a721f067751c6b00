import type { CsvSeparator } from './csv'
import { csvCell } from './csvCell'

export type CsvValue = string | number | Date | null

/** Format of a CSV file: a spreadsheet accepts only its language's decimal mark. */
export interface CsvDialect {
  separator: CsvSeparator
  decimalPoint: '.' | ','
}

/** Marks a text as UTF-8; otherwise spreadsheets read it as Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff'
/** RFC 4180; every spreadsheet accepts it. */
const LINE_END = '\r\n'

/** The dialect of a language: where the comma is the decimal mark, semicolons separate cells. */
export function csvDialect(locale: string): CsvDialect {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return isComma ? { separator: ';', decimalPoint: ',' } : { separator: ',', decimalPoint: '.' }
}

/**
 * Writes rows as a CSV file that spreadsheets read correctly: texts never as formulas, numbers without
 * grouping, days as `2026-11-21`, times as `2026-11-21 15:05` in UTC. Null is an empty cell.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[], dialect: CsvDialect): string {
  const lines = rows.map((cells) => cells.map((cell) => valueCell(cell, dialect)).join(dialect.separator))
  return BYTE_ORDER_MARK + lines.join(LINE_END) + LINE_END
}

function valueCell(value: CsvValue, { separator, decimalPoint }: CsvDialect): string {
  if (value === null) return ''
  // A number is not a formula, even with a leading minus.
  if (typeof value === 'number') return String(value).replace('.', decimalPoint)
  if (value instanceof Date) return isoMoment(value)
  return csvCell(value, separator)
}

function isoMoment(at: Date): string {
  const text = at.toISOString()
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)]
  return time === '00:00' ? day : `${day} ${time}`
}
