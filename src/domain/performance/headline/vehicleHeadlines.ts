import { idlingByVehicle } from '../idling'
import { measureValue } from '../measures'
import type { HeadlineFinder } from './headline'

/** Charge in percent below which a day should not end. */
export const LATE_CHARGE_PERCENT = 15
const LEAST_TIMES = 3

/** An electric vehicle whose days repeatedly end nearly empty (docs/measures.md M29). */
export const findLateCharge: HeadlineFinder = ({ rows, days }) => {
  const found = rows
    .filter(({ ev }) => ev)
    .map(({ id, levelPercent, distanceMi }) => {
      const low = levelPercent
        .slice(0, days)
        .filter((level, at) => level !== null && level < LATE_CHARGE_PERCENT && (distanceMi[at] ?? 0) > 0)
      return { id, times: low.length, lowest: Math.min(...low.map((level) => level ?? 100)) }
    })
    .sort((a, b) => b.times - a.times || a.id.localeCompare(b.id))
  const [first] = found
  if (!first || first.times < LEAST_TIMES) return null
  return { kind: 'lateCharge', vehicleId: first.id, times: first.times, lowest: first.lowest }
}

/** Minimum share relative to that of all vehicles, and minimum points above it. */
const IDLER_FACTOR = 1.5
const IDLER_POINTS = 8

/** A vehicle that idles far more than the others (docs/measures.md M29). */
export const findIdler: HeadlineFinder = ({ rows, facts, days }) => {
  const [most] = idlingByVehicle(rows, days)
  const otherwise = measureValue('idling', facts, days)
  if (!most || otherwise === null) return null
  const { id, share, idleMinutes } = most
  if (share < otherwise * IDLER_FACTOR || share < otherwise + IDLER_POINTS) return null
  return { kind: 'idler', vehicleId: id, share, otherwise, idleMinutes }
}
