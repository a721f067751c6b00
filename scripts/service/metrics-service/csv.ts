import { csvCell } from '#domain/base/csvCell'
import type { StoredInteraction } from './store'

const COLUMNS = [
  'activationId',
  'sessionIdentifier',
  'action',
  'value',
  'createdAt',
  'updatedAt',
  'receivedAt',
] as const

/** Line ends are CRLF (RFC 4180), which every spreadsheet takes. */
const LINE_END = '\r\n'

export const CSV_HEADER = COLUMNS.join(',') + LINE_END

/** One line, its end included. A missing value is an empty cell. */
export function csvLine(row: StoredInteraction): string {
  return COLUMNS.map((column) => cell(row[column])).join(',') + LINE_END
}

/** A cell of RFC 4180 that no spreadsheet calculates; a missing value is empty. */
export function cell(value: string | number | null): string {
  if (value === null) return ''
  // A number is no formula, even with a minus in front.
  if (typeof value === 'number') return String(value)
  return csvCell(value, ',')
}
