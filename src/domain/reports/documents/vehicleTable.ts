import type { Cell, ColumnId, ReportColumn, ReportRow, ReportTable, ValueKind } from './reportDocument'
import type { ReportVehicle } from './reportFacts'

/** A column of a table with a row for each vehicle: its value from the vehicle's sums, and its total. */
export interface VehicleColumn<Sums> {
  id: ColumnId
  kind: ValueKind
  of: (sums: Sums) => Cell
  total: Cell
}

/**
 * A table with a row for each vehicle: its name and driver, then figures. A vehicle without sums has an empty
 * row, to show that it was included.
 */
export function vehicleTable<Sums>(
  vehicles: readonly ReportVehicle[],
  sumsOf: (vehicle: ReportVehicle) => Sums | null,
  figures: readonly VehicleColumn<Sums>[],
  sortBy: ColumnId,
  descending = true,
): ReportTable {
  const columns: ReportColumn[] = [
    { id: 'vehicle', kind: 'text' },
    { id: 'driver', kind: 'text' },
    ...figures.map(({ id, kind }) => ({ id, kind })),
  ]
  const rows = vehicles.map((vehicle): ReportRow => {
    const sums = sumsOf(vehicle)
    return {
      id: vehicle.id,
      cells: [vehicle.label, vehicle.driver, ...figures.map(({ of }) => (sums === null ? null : of(sums)))],
    }
  })
  return {
    by: 'vehicle',
    columns,
    rows: sorted(rows, columns, sortBy, descending),
    totals: [null, null, ...figures.map(({ total }) => total)],
    sort: { column: sortBy, descending },
  }
}

/** Sorts rows by a numeric column, unknown values last; ties keep their order. */
export function sorted(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
  sortBy: ColumnId,
  descending: boolean,
): ReportRow[] {
  const at = columns.findIndex(({ id }) => id === sortBy)
  const key = ({ cells }: ReportRow) => {
    const cell = cells[at]
    return typeof cell === 'number' ? cell : null
  }
  return rows.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return descending ? right - left : left - right
  })
}
