/** A cell of a file of values: texts are quoted where they must be, numbers have a point. */
export type CsvCell = string | number | null

/**
 * Writes the records of a CSV text (RFC 4180) with the mark that spreadsheets tell UTF-8 by. A text that a
 * spreadsheet would take for a formula is kept from it.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
