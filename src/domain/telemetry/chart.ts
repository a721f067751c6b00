import type { Telemetry } from './telemetry'

/** A point of the speed chart. */
export interface ChartPoint {
  second: number
  speedMph: number
  limitMph: number
}

/** Most points that a chart of a few hundred pixels can show apart. */
export const CHART_POINTS = 300

/**
 * Readings for a chart, `points` at most (4 or more), the first and the last among them. Each part of
 * the trip gives its lowest and its highest speed in the order in which they were driven, so that no
 * peak and no stop is lost.
 */
export function chartSeries(telemetry: Telemetry, points = CHART_POINTS): ChartPoint[] {
  const { seconds, speedMph, limitMph } = telemetry
  const at = (second: number): ChartPoint => ({
    second,
    speedMph: speedMph[second] ?? 0,
    limitMph: limitMph[second] ?? 0,
  })
  if (seconds < points) return Array.from({ length: seconds + 1 }, (_, second) => at(second))
  const parts = Math.max(1, Math.floor((points - 2) / 2))
  const kept = [0]
  for (let part = 0; part < parts; part++) {
    const from = 1 + Math.floor((part * (seconds - 1)) / parts)
    const to = 1 + Math.floor(((part + 1) * (seconds - 1)) / parts)
    let low = from
    let high = from
    for (let second = from; second < to; second++) {
      if ((speedMph[second] ?? 0) < (speedMph[low] ?? 0)) low = second
      if ((speedMph[second] ?? 0) > (speedMph[high] ?? 0)) high = second
    }
    kept.push(...(low === high ? [low] : [Math.min(low, high), Math.max(low, high)]))
  }
  kept.push(seconds)
  return kept.map(at)
}
