import { CSV_SEPARATORS, type CsvRow, parseCsv, separatorOf } from '#domain/base/csv'
import { foldText } from '#domain/base/foldText'
import { normalizeVin, VIN_LENGTH } from './vin'

/** One value as it was entered. */
export interface EnteredVin {
  /** Its line, counted from 1; its position in the list if lines have several values. */
  line: number
  text: string
}

/** Why no VINs were found in a file. */
export type VinFileProblem = 'empty' | 'noVins' | 'severalColumns'

/**
 * Names of a VIN column in the four languages, as `headerName` normalizes them: VIN, NIV in French and
 * Spanish, and the spelled-out terms.
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

/** Number of rows in which the column name is searched for. */
const HEADER_ROWS = 10

/**
 * The values of a pasted list: separated by commas, semicolons, tabs or line ends; VINs also by blanks. Empty
 * lines and trailing separators are ignored, an empty value between two others counts.
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

/** The values of the VIN column in a CSV text: the one with a known name, otherwise the only one with VINs. */
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
  // An unknown header: words without a digit.
  const head = /\d/.test(rows[0]?.cells[column] ?? '') ? 0 : 1
  return valuesOf(rows.slice(head), column)
}

/**
 * The records of a CSV text that are not empty. A first line `sep=;`, which some spreadsheets write, sets the
 * separator.
 */
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

/** VINs side by side: a list that was saved as a file. Null if there are other values. */
function vinsOfEveryCell(rows: readonly CsvRow[]): EnteredVin[] | null {
  const cells = rows.flatMap(({ line, cells }) => cells.map((cell) => ({ line, text: cell.trim() })))
  const values = cells.filter(({ text }) => text !== '')
  return values.every(({ text }) => looksLikeVin(text)) ? numberValues(values) : null
}

/** Line numbers would be useless if all values are on line 1. */
function numberValues(values: EnteredVin[]): EnteredVin[] {
  const lines = new Set(values.map(({ line }) => line))
  return lines.size === values.length ? values : values.map(({ text }, index) => ({ line: index + 1, text }))
}

const valuesOf = (rows: readonly CsvRow[], column: number): EnteredVin[] =>
  rows.map(({ line, cells }) => ({ line, text: (cells[column] ?? '').trim() }))

/**
 * Whether a cell has seventeen letters and digits with at least one digit, including letters that are not
 * allowed in a VIN.
 */
export function looksLikeVin(text: string): boolean {
  const vin = normalizeVin(text)
  return vin.length === VIN_LENGTH && /^[A-Z0-9]+$/.test(vin) && /\d/.test(vin)
}

/** Whether a cell is the name of a VIN column. */
export function isVinHeader(text: string): boolean {
  return HEADERS.has(headerName(text))
}

/** A column name for comparison: its letters alone, without case and accents. */
export const headerName = (text: string): string => foldText(text).replace(/[^a-z]/g, '')

/** Splits VINs that are separated by blanks; a single VIN may be written in groups. */
function splitVins(value: string): string[] {
  const words = value.trim().split(/\s+/)
  return words.length > 1 && words.every((word) => word.length === VIN_LENGTH) ? words : [value]
}

/** Removes invisible characters (byte order mark, zero-width characters) and replaces full-width letters. */
function plainText(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}
