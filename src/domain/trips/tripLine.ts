import type { LngLat } from '#domain/geo/lngLat'
import { ROAD_SPEEDING_MARGIN_MPH } from './telemetry/thresholds'

/** Speed and limit for each second, as in telemetry; mph and miles. */
export interface SpeedReadings {
  seconds: number
  mileAt: ArrayLike<number>
  speedMph: ArrayLike<number>
  limitMph: ArrayLike<number>
}

/** A section of a trip, in miles, that is within the limit or speeding. */
export interface SpeedStretch {
  fromMi: number
  toMi: number
  over: boolean
}

/**
 * Whether a speed is over its limit by the margin of road speeding, on the line as in the chart
 * (docs/rules.md TR-18).
 */
export function isSpeeding(speedMph: number, limitMph: number): boolean {
  return speedMph >= limitMph + ROAD_SPEEDING_MARGIN_MPH
}

/** Splits the trip where speeding begins and ends. */
export function speedStretches({ seconds, mileAt, speedMph, limitMph }: SpeedReadings): SpeedStretch[] {
  const found: SpeedStretch[] = []
  for (let second = 0; second < seconds; second += 1) {
    const over = isSpeeding(speedMph[second] ?? 0, limitMph[second] ?? 0)
    const toMi = mileAt[second + 1] ?? 0
    const last = found.at(-1)
    if (last && last.over === over) last.toMi = toMi
    else found.push({ fromMi: last?.toMi ?? 0, toMi, over })
  }
  return found.filter(({ fromMi, toMi }) => toMi > fromMi)
}

/** A line with the miles from its start to each point. */
export interface MeasuredLine {
  points: readonly LngLat[]
  mileAt: readonly number[]
}

/** The part of a line between two distances from its start; ends are interpolated between points. */
export function sliceLine({ points, mileAt }: MeasuredLine, fromMi: number, toMi: number): LngLat[] {
  const cut: LngLat[] = []
  points.forEach((to, index) => {
    const from = points[index - 1]
    const [begins, ends] = [mileAt[index - 1] ?? 0, mileAt[index] ?? 0]
    if (!from || ends <= begins || ends <= fromMi || begins >= toMi) return
    const at = (miles: number): LngLat => {
      const share = Math.min(1, Math.max(0, (miles - begins) / (ends - begins)))
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    }
    if (cut.length === 0) cut.push(at(fromMi))
    cut.push(at(toMi))
  })
  return cut
}

/**
 * The part of a line to show for a moment of a trip: the whole speeding during which it happened, otherwise the line
 * on either side.
 * @param mile of the moment, from the start of the line
 * @param aroundMi miles on either side
 */
export function lineAround(
  line: MeasuredLine,
  stretches: readonly SpeedStretch[],
  mile: number,
  aroundMi: number,
): LngLat[] {
  const speeding = stretches.find(({ fromMi, toMi, over }) => over && fromMi <= mile && mile <= toMi)
  return speeding
    ? sliceLine(line, speeding.fromMi, speeding.toMi)
    : sliceLine(line, mile - aroundMi, mile + aroundMi)
}

export interface LinePart {
  points: LngLat[]
  tone: 'traveled' | 'over' | 'ahead'
}

/** The trip's line at a progress of `drivenMi`: colored by speed behind the vehicle, pale ahead. */
export function tripLine(
  line: MeasuredLine,
  stretches: readonly SpeedStretch[],
  drivenMi: number,
): LinePart[] {
  const parts: LinePart[] = []
  const ahead = sliceLine(line, drivenMi, Number.POSITIVE_INFINITY)
  if (ahead.length > 1) parts.push({ points: ahead, tone: 'ahead' })
  for (const { fromMi, toMi, over } of stretches) {
    const points = sliceLine(line, fromMi, Math.min(toMi, drivenMi))
    if (fromMi < drivenMi && points.length > 1) parts.push({ points, tone: over ? 'over' : 'traveled' })
  }
  return parts
}
