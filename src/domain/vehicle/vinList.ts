import { CSV_SEPARATORS, type CsvRow, parseCsv, separatorOf } from '#domain/base/csv'
import { foldText } from '#domain/base/foldText'
import { normalizeVin, VIN_LENGTH } from './vin'

/** One value as somebody wrote it. */
export interface EnteredVin {
  /** The line that it stands on, counted from 1; its place in the list where lines hold several. */
  line: number
  text: string
}

/** Why no VINs were found in a file. */
export type VinFileProblem = 'empty' | 'noVins' | 'severalColumns'

/**
 * Names of a column of VINs in the four languages, as `headerName` leaves them: VIN, in French and
 * Spanish NIV, and the words that these stand for.
 */
const HEADERS = new Set([
  'vin',
  'vins',
  'vinnumber',
  'vehicleidentificationnumber',
  'niv',
  'numeroniv',
  'numerodidentificationduvehicule',
  'numerodidentificationvehicule',
  'numerodeidentificacionvehicular',
  'numerodeidentificaciondelvehiculo',
  'numerodeserie',
])

/** Rows above the data in which the name of the column is looked for. */
const HEADER_ROWS = 10

/**
 * The values of a pasted list: separated by commas, semicolons, tabs or line ends; VINs also by blanks.
 * An empty line or a separator at the end of one is no value, an empty place between two is.
 */
export function parseVinList(text: string): EnteredVin[] {
  const values = text.split(/\r\n|\r|\n/).flatMap((written, index) => {
    const values = plainText(written)
      .replace(/["']/g, '')
      .replace(/[\s,;]+$/, '')
    if (values === '' || isVinHeader(values)) return []
    return values
      .split(/[,;\t]/)
      .flatMap(splitVins)
      .map((value) => ({ line: index + 1, text: value.trim() }))
  })
  return numberValues(values)
}

/** The values of the column of VINs in a CSV text: the one that is named so, else the only one that holds some. */
export function parseVinCsv(text: string): EnteredVin[] | VinFileProblem {
  const rows = recordsOf(plainText(text))
  if (rows.length === 0) return 'empty'
  const named = namedColumn(rows)
  if (named) {
    const values = valuesOf(rows.slice(named.row + 1), named.column)
    return values.length > 0 ? values : 'empty'
  }
  const columns = columnsWithVins(rows)
  if (columns.length > 1) return vinsOfEveryCell(rows) ?? 'severalColumns'
  const [column] = columns
  if (column === undefined) return 'noVins'
  // A name that we do not know: words without a figure.
  const head = /\d/.test(rows[0]?.cells[column] ?? '') ? 0 : 1
  return valuesOf(rows.slice(head), column)
}

/** Records of a CSV text that hold anything. A first line `sep=;`, which some spreadsheets write, says the separator. */
export function recordsOf(text: string): CsvRow[] {
  const separatorLine = /^sep=(.)(\r\n|\r|\n)/.exec(text)
  const separator = CSV_SEPARATORS.find((one) => one === separatorLine?.[1]) ?? separatorOf(text)
  return parseCsv(text, separator)
    .slice(separatorLine ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

function namedColumn(rows: readonly CsvRow[]): { row: number; column: number } | null {
  for (const [row, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const column = cells.findIndex(isVinHeader)
    if (column >= 0) return { row, column }
  }
  return null
}

function columnsWithVins(rows: readonly CsvRow[]): number[] {
  const columns = new Set<number>()
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) if (looksLikeVin(cell)) columns.add(column)
  }
  return [...columns]
}

/** VINs side by side: a list that somebody saved as a file. Null when other things stand among them. */
function vinsOfEveryCell(rows: readonly CsvRow[]): EnteredVin[] | null {
  const cells = rows.flatMap(({ line, cells }) => cells.map((cell) => ({ line, text: cell.trim() })))
  const values = cells.filter(({ text }) => text !== '')
  return values.every(({ text }) => looksLikeVin(text)) ? numberValues(values) : null
}

/** Fifty values that are all on line 1 could not be told apart by it. */
function numberValues(values: EnteredVin[]): EnteredVin[] {
  const lines = new Set(values.map(({ line }) => line))
  return lines.size === values.length ? values : values.map(({ text }, index) => ({ line: index + 1, text }))
}

const valuesOf = (rows: readonly CsvRow[], column: number): EnteredVin[] =>
  rows.map(({ line, cells }) => ({ line, text: (cells[column] ?? '').trim() }))

/** Whether a cell holds seventeen letters and figures with at least one figure; also with the letters that a VIN may not have. */
export function looksLikeVin(text: string): boolean {
  const vin = normalizeVin(text)
  return vin.length === VIN_LENGTH && /^[A-Z0-9]+$/.test(vin) && /\d/.test(vin)
}

/** Whether a cell names a column of VINs. */
export function isVinHeader(text: string): boolean {
  return HEADERS.has(headerName(text))
}

/** The name of a column as names are compared: its letters alone, without case and accents. */
export const headerName = (text: string): string => foldText(text).replace(/[^a-z]/g, '')

/** VINs that only blanks keep apart; a single VIN may be written in groups. */
function splitVins(value: string): string[] {
  const words = value.trim().split(/\s+/)
  return words.length > 1 && words.every((word) => word.length === VIN_LENGTH) ? words : [value]
}

/** Without what nobody sees (byte order mark, zero-width characters), wide letters as plain ones. */
function plainText(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}
