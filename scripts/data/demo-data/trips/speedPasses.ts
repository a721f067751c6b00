import type { Telemetry } from '#domain/trips/telemetry/telemetry'
import { ROAD_SPEEDING_SECONDS } from '#domain/trips/telemetry/thresholds'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { OverLimitPass } from '#domain/vehicle/vehicleDays'

/** From this speed on a pass is kept, mph. */
export const FAST_PASS_MPH = 50
/** So far over the posted limit a pass is kept, as a share of it. */
export const OVER_LIMIT_SHARE = 0.02

/** How fast a drive was: its highest speed, and its passes in their order. */
export interface SpeedPasses {
  topMph: number
  fast: number[]
  overLimit: OverLimitPass[]
}

/**
 * The passes that the readings of a drive show, in tenths of an mph (docs/decisions.md D24). Two passes
 * over 80 mph are two, also where the speed between them stays over 50.
 */
export function speedPasses({ seconds, speedMph, limitMph }: Telemetry): SpeedPasses {
  const speed = (second: number): number => speedMph[second] ?? 0
  const limit = (second: number): number => limitMph[second] ?? 0
  const tops = runs(seconds, (second) => tenths(speed(second)) >= FAST_PASS_MPH).flatMap(([from, to]) => {
    const over80 = runs(to - from, (second) => isOver80(speed(from + second)))
    const parts = over80.length > 0 ? over80 : [[0, to - from] as const]
    return parts.map(([first, last]) => fastest(speed, from + first, from + last))
  })
  const overLimit = runs(seconds, (second) => speed(second) >= (1 + OVER_LIMIT_SHARE) * limit(second))
    .filter(([from, to]) => to - from >= ROAD_SPEEDING_SECONDS)
    .map(([from, to]): OverLimitPass => {
      const at = fastest((second) => speed(second) - limit(second), from, to)
      return [Math.round(limit(at)), tenths(speed(at))]
    })
  return {
    topMph: tenths(Math.max(...speedMph)),
    fast: tops.map((at) => tenths(speed(at))),
    overLimit: overLimit.filter(([, top]) => !isOver80(top)),
  }
}

const isOver80 = (mph: number): boolean => mph > FIXED_SPEED_MPH

/** Rounded so that what is over 80 mph stays over it. */
function tenths(mph: number): number {
  const rounded = Math.round(mph * 10) / 10
  return isOver80(mph) ? Math.max(rounded, FIXED_SPEED_MPH + 0.1) : rounded
}

/** The second at which a measure is highest, both ends included. */
function fastest(measure: (second: number) => number, from: number, to: number): number {
  let at = from
  for (let second = from; second <= to; second++) if (measure(second) > measure(at)) at = second
  return at
}

/** Stretches of seconds that fit, from the first of them to the last. */
function runs(seconds: number, fits: (second: number) => boolean): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = []
  let from = -1
  for (let second = 0; second <= seconds + 1; second++) {
    const here = second <= seconds && fits(second)
    if (here && from < 0) from = second
    if (here || from < 0) continue
    found.push([from, second - 1])
    from = -1
  }
  return found
}
