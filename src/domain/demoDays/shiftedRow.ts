import { sum } from '#domain/base/numbers'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type DayPlaces, dayPlaces, RUN_DAYS } from './dayPlaces'
import { shiftedLevels } from './shiftedLevels'

/** A vehicle's days after a rotation, and where its days and fills moved. */
export interface ShiftedRow {
  row: VehicleDays
  places: DayPlaces
  /** From the index of a fill's day in the files to the index of the day on which it is shown. */
  fillShownAt: ReadonlyMap<number, number>
}

/**
 * The daily row of a vehicle rotated by `shift` days (docs/decisions.md D43). A day's counts move with it;
 * oil and levels are recalculated in the new order, and tires stay, because they lose air only by time.
 */
export function shiftedRow(
  row: VehicleDays,
  shift: number,
  capacity: number | null,
  bought: (at: number) => number = () => 0,
): ShiftedRow {
  const places = dayPlaces(row, shift)
  const move = <Value>(values: readonly Value[]): Value[] =>
    // Every list of a row has a value for each day.
    places.map((at) => values[at] as Value)
  const { levelPercent, fillShownAt } = shiftedLevels({ row, capacity, bought }, places)
  const { id, ev, startOdometerMi, oilLife, tireShortfallPsi, lost, ...counted } = row
  return {
    places,
    fillShownAt,
    row: {
      ...row,
      ...mapped(counted, move),
      lost: mapped(lost, move),
      levelPercent,
      oilLife: shiftedOil(row, places),
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

/** Minimum percent at the end of a day with an oil change. */
const FRESH_OIL = 95
const FULL = 100

/**
 * Oil life of each day, percent, after its days were rotated: every day uses as much as in the files, and a
 * change stays in its run, on the nearest driven day that gives the same level at the end of the run.
 */
function shiftedOil(row: Pick<VehicleDays, 'oilLife' | 'distanceMi'>, places: DayPlaces): (number | null)[] {
  const shifted = [...row.oilLife]
  for (let newest = 0; newest + RUN_DAYS < row.oilLife.length; newest += RUN_DAYS) {
    const run = runLevels(row, places, newest)
    for (const [step, level] of (run ?? []).entries()) shifted[newest + RUN_DAYS - 1 - step] = level
  }
  return shifted
}

/** Levels of one run, the oldest day first; null if there are none, or nothing to rotate. */
function runLevels(
  { oilLife, distanceMi }: Pick<VehicleDays, 'oilLife' | 'distanceMi'>,
  places: DayPlaces,
  newest: number,
): number[] | null {
  const before = oilLife[newest + RUN_DAYS]
  const end = oilLife[newest]
  if (typeof before !== 'number' || typeof end !== 'number') return null
  const days = Array.from({ length: RUN_DAYS }, (_, step) => places[newest + RUN_DAYS - 1 - step] ?? 0)
  const changes = days.map((at) => (oilLife[at] ?? 0) - (oilLife[at + 1] ?? 0))
  const own = changes.findIndex((change) => change > 0)
  if (own < 0) return changes.map((_, step) => before + sum(changes.slice(0, step + 1)))
  const wear = changes.map((change) => Math.min(0, change))
  const freshAt = (step: number): number => end - sum(wear.slice(step + 1))
  const fits = (step: number): boolean =>
    (distanceMi[days[step] ?? 0] ?? 0) > 0 &&
    freshAt(step) >= FRESH_OIL &&
    freshAt(step) <= FULL &&
    before + sum(wear.slice(0, step)) >= 0
  const changed = days
    .map((_, step) => step)
    .filter(fits)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))[0]
  if (changed === undefined) return null
  return wear.map((_, step) =>
    step < changed
      ? before + sum(wear.slice(0, step + 1))
      : freshAt(changed) + sum(wear.slice(changed + 1, step + 1)),
  )
}
