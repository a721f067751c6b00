import type { VehicleDays } from '#domain/vehicle/vehicleDays'

const WEEK = 7

export interface Readings {
  levelPercent: (number | null)[]
  oilLife: (number | null)[]
  /** The shown day ago of what was filled on a day ago of the files. */
  fillDay: Map<number, number>
}

/**
 * Fuel, charge and oil of each shown day (docs/decisions.md D43), week by week. A week begins and ends with what
 * the files say; in between each day uses its own, and every way to lay the week's fills on its days is tried.
 */
export function runReadings(
  row: VehicleDays,
  fileDays: readonly number[],
  tank: number,
  paid: (ago: number) => number,
): Readings {
  const { levelPercent, oilLife } = row
  const made: Readings = { levelPercent: [...levelPercent], oilLife: [...oilLife], fillDay: new Map() }
  for (let newest = 0; newest + WEEK < fileDays.length; newest += WEEK) {
    /** Shown days ago of the week, the oldest first. */
    const week = Array.from({ length: WEEK }, (_, step) => newest + WEEK - step)
    const files = week.map((ago) => fileDays[ago - 1] ?? ago)
    if (files.join() === week.join()) continue
    if (tank > 0) turnLevels(row, week, files, tank, paid, made)
    turnOil(row, week, files, made)
  }
  return made
}

function turnLevels(
  { levelPercent, energy, distanceMi }: VehicleDays,
  week: readonly number[],
  files: readonly number[],
  tank: number,
  paid: (ago: number) => number,
  made: Readings,
): void {
  const [oldest = 0, newest = 0] = [week[0], week.at(-1)]
  const [start, end] = [levelPercent[oldest], levelPercent[newest - 1]]
  if (typeof start !== 'number' || typeof end !== 'number') return
  const use = files.map((ago) => (100 * (energy[ago - 1] ?? 0)) / tank)
  const fills = files.flatMap((ago, own) => {
    const after = levelPercent[ago - 1] ?? 0
    const rise = after - (levelPercent[ago] ?? 0) + (use[own] ?? 0)
    const bought = (100 * paid(ago)) / tank
    if (bought === 0 && rise <= 4) return []
    const percent = Math.abs(bought - rise) <= 3 ? bought : Math.max(rise, 0)
    return [{ ago, own, percent, low: after - percent }]
  })
  const total = fills.reduce((sum, { percent }) => sum + percent, 0) - use.reduce((sum, one) => sum + one, 0)
  const off = end - start - total
  const half = Math.sign(off) * Math.min(1, Math.abs(off)) * 0.5
  const daily = (off - 2 * half) / WEEK
  const walk = (steps: readonly number[]) => {
    let level = start + half
    let cost = 0
    const levels = use.map((percent, step) => {
      level += daily - percent
      const fill = fills[steps.indexOf(step)]
      if (fill) {
        cost += Math.abs(level - fill.low) + (fill.own === step ? 0 : 0.01)
        level += fill.percent
      }
      return Math.round(level)
    })
    return { levels, cost: levels.some((one) => one < 1 || one > 100) ? Number.POSITIVE_INFINITY : cost }
  }
  const allowed = fills.map(({ own }) =>
    files.flatMap((ago, step) => ((distanceMi[ago - 1] ?? 0) > 0 || step === own ? step : [])),
  )
  const own = fills.map((fill) => fill.own)
  const [best = own] = placements(allowed)
    .filter((steps) => Number.isFinite(walk(steps).cost))
    .sort((a, b) => walk(a).cost - walk(b).cost)
  walk(best).levels.forEach((level, step) => {
    made.levelPercent[(week[step] ?? 1) - 1] = Math.min(100, Math.max(0, level))
  })
  made.levelPercent[newest - 1] = end
  fills.forEach(({ ago }, index) => {
    made.fillDay.set(ago, week[best[index] ?? 0] ?? ago)
  })
}

/** Every way to give each of some things a place of its own. */
function placements(allowed: readonly (readonly number[])[]): number[][] {
  const [first, ...rest] = allowed
  if (!first) return [[]]
  return placements(rest).flatMap((steps) =>
    first.filter((step) => !steps.includes(step)).map((step) => [step, ...steps]),
  )
}

/** Oil falls by what the day took; the change lies on the driven day nearest to its own after which the end fits. */
function turnOil(
  { oilLife, distanceMi }: VehicleDays,
  week: readonly number[],
  files: readonly number[],
  made: Readings,
): void {
  const [oldest = 0, newest = 0] = [week[0], week.at(-1)]
  const [start, end] = [oilLife[oldest], oilLife[newest - 1]]
  if (typeof start !== 'number' || typeof end !== 'number') return
  const steps = files.map((ago) => (oilLife[ago - 1] ?? 0) - (oilLife[ago] ?? 0))
  const change = steps.findIndex((step) => step > 0)
  const falls = steps.map((step) => (step > 0 ? 0 : -step))
  const fallen = (from: number, to: number): number =>
    falls.slice(from, to).reduce((sum, one) => sum + one, 0)
  const possible = files
    .map((_, step) => step)
    .filter((step) => (distanceMi[(files[step] ?? 1) - 1] ?? 0) > 0)
    .filter((step) => {
      const fresh = end + fallen(step + 1, WEEK)
      return fresh >= 95 && fresh <= 100 && start >= fallen(0, step)
    })
  const distance = Math.min(...possible.map((step) => Math.abs(step - change)))
  const on = change < 0 ? WEEK : possible.find((step) => Math.abs(step - change) === distance)
  if (on === undefined) return
  week.forEach((ago, step) => {
    made.oilLife[ago - 1] = step < on ? start - fallen(0, step + 1) : end + fallen(step + 1, WEEK)
  })
}
