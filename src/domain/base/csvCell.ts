import type { CsvSeparator } from './csv'

/**
 * Beginnings that make a spreadsheet evaluate a cell (OWASP, CSV injection), including full-width forms and
 * leading blanks.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Text as a cell of a CSV file (RFC 4180) that no spreadsheet evaluates, without control characters. */
export function csvCell(value: string, separator: CsvSeparator): string {
  const plain = withoutControls(value)
  const text = FORMULA.test(plain) ? `'${plain}` : plain
  const needsQuotes = /["\r\n]|^\s|\s$/.test(text) || text.includes(separator)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

/** Removes control characters other than tabs and line ends, and lone surrogates. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '')
}
