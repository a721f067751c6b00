import type { CsvSeparator } from './csv'
import { csvCell } from './csvCell'

export type CsvValue = string | number | Date | null

/** What a CSV file is written for: a spreadsheet of a language takes its own decimal point alone. */
export interface CsvDialect {
  separator: CsvSeparator
  decimalPoint: '.' | ','
}

/** Marks a text as UTF-8 for spreadsheets, which else take it for Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff'
/** RFC 4180; every spreadsheet takes it. */
const LINE_END = '\r\n'

/** The dialect of a language: where the comma is the decimal point, cells are parted by semicolons. */
export function csvDialect(locale: string): CsvDialect {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return isComma ? { separator: ';', decimalPoint: ',' } : { separator: ',', decimalPoint: '.' }
}

/**
 * Writes rows as a CSV file that a spreadsheet opens as it is meant: texts never as formulas, numbers without
 * grouping, days as `2026-11-21`, moments as `2026-11-21 15:05` by the clock of UTC. Null is an empty cell.
 */
export function writeCsv(rows: readonly (readonly CsvValue[])[], dialect: CsvDialect): string {
  const lines = rows.map((cells) => cells.map((cell) => valueCell(cell, dialect)).join(dialect.separator))
  return BYTE_ORDER_MARK + lines.join(LINE_END) + LINE_END
}

function valueCell(value: CsvValue, { separator, decimalPoint }: CsvDialect): string {
  if (value === null) return ''
  // A number is no formula, even with a minus in front.
  if (typeof value === 'number') return String(value).replace('.', decimalPoint)
  if (value instanceof Date) return isoMoment(value)
  return csvCell(value, separator)
}

function isoMoment(at: Date): string {
  const text = at.toISOString()
  const [day, time] = [text.slice(0, 10), text.slice(11, 16)]
  return time === '00:00' ? day : `${day} ${time}`
}
