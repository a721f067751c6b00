import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type DayPlaces, dayPlaces } from './dayPlaces'
import { turnedLevels } from './turnedLevels'
import { turnedOil } from './turnedOil'

/** A vehicle's days after a rotation, and where its days and fills moved. */
export interface TurnedRow {
  row: VehicleDays
  places: DayPlaces
  /** From the index of a fill's day in the files to the index of the day on which it is shown. */
  fillShownAt: ReadonlyMap<number, number>
}

/**
 * The daily row of a vehicle rotated by `shift` days (docs/decisions.md D43). A day's counts move with it;
 * oil and levels are recalculated in the new order, and tires stay, because they lose air only by time.
 */
export function turnedRow(
  row: VehicleDays,
  shift: number,
  capacity: number | null,
  bought: (at: number) => number = () => 0,
): TurnedRow {
  const places = dayPlaces(row, shift)
  const move = <Value>(values: readonly Value[]): Value[] =>
    // Every list of a row has a value for each day.
    places.map((at) => values[at] as Value)
  const { levelPercent, fillShownAt } = turnedLevels({ row, capacity, bought }, places)
  const { id, ev, startOdometerMi, oilLife, tireShortfallPsi, lost, ...counted } = row
  return {
    places,
    fillShownAt,
    row: {
      ...row,
      ...mapped(counted, move),
      lost: mapped(lost, move),
      levelPercent,
      oilLife: turnedOil(row, places),
      tireShortfallPsi,
    },
  }
}

/** The odometer at the end of a day, in tenths of a mile so that sums are exact; index 0 is yesterday. */
export function odometerTenths({ startOdometerMi, distanceMi }: VehicleDays, at: number): number {
  return distanceMi
    .slice(at)
    .reduce((sum, miles) => sum + Math.round(miles * 10), Math.round(startOdometerMi * 10))
}

type Lists = Readonly<Record<string, readonly unknown[]>>

/** Applies a change to every list of an object. */
function mapped<Columns extends { [Name in keyof Columns]: readonly unknown[] }>(
  columns: Columns,
  change: (values: readonly unknown[]) => unknown[],
): Columns {
  const entries = Object.entries(columns as Lists).map(([name, values]) => [name, change(values)])
  // The same names, with lists of the same values.
  return Object.fromEntries(entries) as Columns
}
