import type { CsvRow } from '#domain/base/csv'
import { normalizeVin } from '#domain/vehicle/vin'
import { headerName, isVinHeader, looksLikeVin, recordsOf } from '#domain/vehicle/vinList'

/** One vehicle of a company's list; empty fields are missing in the list. */
export interface ProspectRow {
  /** Its line in the file, counted from 1. */
  line: number
  vin: string
  name: string
  group: string
}

/** Why a file holds no list of vehicles. */
export type ProspectFileProblem = 'empty' | 'noVins'

/** Column indexes from 0; -1 for a missing column. */
interface Columns {
  vin: number
  name: number
  group: number
}

/** Column names in the four languages, as `headerName` normalizes them. */
const NAME_HEADERS =
  'name vehicle vehiclename unit unitname unitnumber unitid label asset assetname truck trucknumber nom nomduvehicule vehicule unite numerodunite nombre nombredelvehiculo vehiculo unidad economico numeroeconomico'.split(
    ' ',
  )
const GROUP_HEADERS =
  'group groupname fleet fleetname department depot branch region division terminal site groupe nomdugroupe flotte parc service succursale grupo flota flotilla departamento sucursal'.split(
    ' ',
  )

/** Number of rows in which column names are searched for. */
const HEADER_ROWS = 10
/** A list with no more columns is VIN, name and group, whatever its headers say. */
const PLAIN_COLUMNS = 3

/**
 * Reads vehicles from a CSV text. Columns are found by their names, in any order; without names, the column
 * of VINs comes first, then the name and the group. Markup in texts is kept as text.
 */
export function parseProspects(text: string): ProspectRow[] | ProspectFileProblem {
  const rows = recordsOf(plainText(text))
  if (rows.length === 0) return 'empty'
  const headed = headedColumns(rows)
  const columns = headed?.columns ?? guessedColumns(rows)
  if (columns === null) return 'noVins'
  const data = headed ? rows.slice(headed.row + 1) : rows.filter((row, at) => at > 0 || holdsVin(row))
  if (data.length === 0) return 'empty'
  return data.map(({ line, cells }) => ({
    line,
    vin: normalizeVin((cells[columns.vin] ?? '').normalize('NFKC')),
    name: tidy(cells[columns.name] ?? ''),
    group: tidy(cells[columns.group] ?? ''),
  }))
}

function headedColumns(rows: readonly CsvRow[]): { row: number; columns: Columns } | null {
  for (const [row, { cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const vin = cells.findIndex(isVinHeader)
    if (vin < 0) continue
    const names = cells.map(headerName)
    const headed = {
      vin,
      name: names.findIndex((name) => NAME_HEADERS.includes(name)),
      group: names.findIndex((name) => GROUP_HEADERS.includes(name)),
    }
    return { row, columns: cells.length > PLAIN_COLUMNS ? headed : completed(headed, cells.length) }
  }
  return null
}

/** The first column with VINs; the remaining ones are name and group, in their order. */
function guessedColumns(rows: readonly CsvRow[]): Columns | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const vin = Array.from({ length: width }, (_, column) => column).find((column) =>
    rows.some(({ cells }) => looksLikeVin(cells[column] ?? '')),
  )
  return vin === undefined ? null : completed({ vin, name: -1, group: -1 }, width)
}

/** Fills in name and group from the remaining columns, in their order. */
function completed({ vin, name, group }: Columns, width: number): Columns {
  const left = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column !== vin && column !== name && column !== group,
  )
  return {
    vin,
    name: name < 0 ? (left.shift() ?? -1) : name,
    group: group < 0 ? (left.shift() ?? -1) : group,
  }
}

const holdsVin = ({ cells }: CsvRow): boolean => cells.some(looksLikeVin)

/** Trims blanks, and reduces inner blanks and line breaks to single spaces. */
const tidy = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Removes invisible characters (byte order mark, zero-width characters). */
const plainText = (text: string): string => text.normalize('NFC').replace(/\p{Cf}/gu, '')
