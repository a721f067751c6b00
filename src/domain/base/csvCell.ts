import type { CsvSeparator } from './csv'

/** What makes a spreadsheet calculate a cell (OWASP, CSV injection), the full-width forms and leading blanks included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A text as a cell of a CSV file (RFC 4180): no spreadsheet calculates it, and it has no control characters. */
export function csvCell(value: string, separator: CsvSeparator): string {
  const plain = withoutControls(value)
  const text = FORMULA.test(plain) ? `'${plain}` : plain
  const needsQuotes = /["\r\n]|^\s|\s$/.test(text) || text.includes(separator)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

/** Without control characters other than tabs and line ends, and without half characters. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '')
}
