import type { LngLat } from '../vehicle/vehicle'

/** Speed and limit a second, as telemetry has them; mph and miles. */
export interface SpeedReadings {
  seconds: number
  mileAt: ArrayLike<number>
  speedMph: ArrayLike<number>
  limitMph: ArrayLike<number>
}

/** A stretch of a trip, in miles, driven within the limit or over it. */
export interface SpeedStretch {
  fromMi: number
  toMi: number
  over: boolean
}

/** Under half a mile an hour nobody would see it, on the line as in the chart. */
const MARGIN_MPH = 0.5

/** Whether a speed is over its limit. */
export function isSpeeding(speedMph: number, limitMph: number): boolean {
  return speedMph > limitMph + MARGIN_MPH
}

/** The trip cut where the speed crosses the limit, from its start to its end. */
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

/** The part of a line between two distances from its start, its ends where they fall between two points. */
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

export interface LinePart {
  points: LngLat[]
  tone: 'traveled' | 'over' | 'ahead'
}

/** The trip's line as it is drawn when the vehicle has come `drivenMi` far: behind by speed, ahead pale. */
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
