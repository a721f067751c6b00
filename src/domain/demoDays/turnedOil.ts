import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { type DayPlaces, RUN_DAYS } from './dayPlaces'

/** Minimum percent at the end of a day with an oil change. */
const FRESH_OIL = 95
const FULL = 100

/**
 * Oil life of each day, percent, after its days were rotated: every day uses as much as in the files, and a
 * change stays in its run, on the nearest driven day that gives the same level at the end of the run.
 */
export function turnedOil(
  row: Pick<VehicleDays, 'oilLife' | 'distanceMi'>,
  places: DayPlaces,
): (number | null)[] {
  const turned = [...row.oilLife]
  for (let newest = 0; newest + RUN_DAYS < row.oilLife.length; newest += RUN_DAYS) {
    const run = runLevels(row, places, newest)
    for (const [step, level] of (run ?? []).entries()) turned[newest + RUN_DAYS - 1 - step] = level
  }
  return turned
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
