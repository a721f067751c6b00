/** One record of a CSV file: its first line, counted from 1, and its cells. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** Separators that spreadsheets write: a comma, a semicolon where the comma is the decimal point, or tabs. */
export const CSV_SEPARATORS = [',', ';', '\t'] as const
export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

/** Rows that are examined to detect the separator. */
const SAMPLE_ROWS = 20

/**
 * Parses the records of a CSV text (RFC 4180: quoted cells, doubled quotes, any line end).
 * A quote that does not close its cell is an ordinary character, so that it cannot swallow later cells.
 */
export function parseCsv(text: string, separator: CsvSeparator): CsvRow[] {
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let at = 0
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at, separator) : null
    const end = quoted?.end ?? cellEnd(text, at, separator)
    row.cells.push(quoted?.value ?? text.slice(at, end))
    line += lineEndsIn(text.slice(at, end))
    at = end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) row.cells.push('')
    } else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      rows.push(row)
      line += 1
      row = { line, cells: [] }
    }
  }
  if (row.cells.length > 0) rows.push(row)
  return rows
}

/** The separator that splits most of the first rows into the same number of cells, more than one. */
export function separatorOf(text: string): CsvSeparator {
  const sample = text
    .replace(/"(?:[^"]|"")*"/g, 'x')
    .split(/[\r\n]+/, SAMPLE_ROWS)
    .filter((row) => row !== '')
  let best: { separator: CsvSeparator; rows: number; width: number } = { separator: ',', rows: 0, width: 0 }
  for (const separator of CSV_SEPARATORS) {
    const widths = sample.map((row) => row.split(separator).length)
    for (const width of new Set(widths)) {
      const rows = widths.filter((one) => one === width).length
      const better = rows > best.rows || (rows === best.rows && width > best.width)
      if (width > 1 && better) best = { separator, rows, width }
    }
  }
  return best.separator
}

/** The text inside the quotes that open at `at`, and its end; null when the quotes are not a whole cell. */
function quotedCell(
  text: string,
  at: number,
  separator: CsvSeparator,
): { value: string; end: number } | null {
  let value = ''
  let from = at + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close < 0) return null
    value += text.slice(from, close)
    if (text[close + 1] !== '"') {
      const end = close + 1
      return cellEnd(text, end, separator) === end ? { value, end } : null
    }
    value += '"'
    from = close + 2
  }
}

function cellEnd(text: string, from: number, separator: CsvSeparator): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function lineEndsIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
