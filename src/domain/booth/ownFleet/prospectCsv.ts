import type { CsvRow } from '#domain/base/csv'
import { normalizeVin } from '#domain/vehicle/vin'
import { headerName, isVinHeader, looksLikeVin, recordsOf } from '#domain/vehicle/vinList'

/** One vehicle as a company's list has it; empty where the list says nothing. */
export interface ProspectRow {
  /** Its line in the file, counted from 1. */
  line: number
  vin: string
  name: string
  group: string
}

/** Why a file holds no list of vehicles. */
export type ProspectFileProblem = 'empty' | 'noVins'

/** Columns of a list by their place, counted from 0; -1 for one that it lacks. */
interface Columns {
  vin: number
  name: number
  group: number
}

/** Names of the columns in the four languages, as `headerName` leaves them. */
const NAME_HEADERS =
  'name vehicle vehiclename unit unitname unitnumber unitid label asset assetname truck trucknumber nom nomduvehicule vehicule unite numerodunite nombre nombredelvehiculo vehiculo unidad economico numeroeconomico'.split(
    ' ',
  )
const GROUP_HEADERS =
  'group groupname fleet fleetname department depot branch region division terminal site groupe nomdugroupe flotte parc service succursale grupo flota flotilla departamento sucursal'.split(
    ' ',
  )

/** Rows above the data in which the names of the columns are looked for. */
const HEADER_ROWS = 10
/** A list with no more columns is VIN, name and group, whatever it calls the last two. */
const PLAIN_COLUMNS = 3

/**
 * The vehicles of a CSV text: columns by their names, in any order; without names the column that holds VINs, then
 * the name, then the group. Texts are what is written: markup in them stays text.
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

/** The first column that holds a VIN; the others in their order are the name and the group. */
function guessedColumns(rows: readonly CsvRow[]): Columns | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const vin = Array.from({ length: width }, (_, column) => column).find((column) =>
    rows.some(({ cells }) => looksLikeVin(cells[column] ?? '')),
  )
  return vin === undefined ? null : completed({ vin, name: -1, group: -1 }, width)
}

/** With the name and the group in the columns that are left, in their order. */
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

/** Without blanks around it, with single blanks inside, on one line. */
const tidy = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Without what nobody sees (byte order mark, zero-width characters). */
const plainText = (text: string): string => text.normalize('NFC').replace(/\p{Cf}/gu, '')
