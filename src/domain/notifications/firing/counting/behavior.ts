import { KM_PER_MILE } from '#domain/geo/measure'
import type { RuleConditions } from '../../notificationRule'
import { roundToThousandth, type VehicleRule } from './vehicleRule'

type Conditions = Pick<RuleConditions, 'toggles' | 'speedConditions'>

/**
 * Events and passes of each day, added up over the enabled conditions (docs/firing.md F5).
 * @param window days that count; earlier days are not read
 */
export function behaviorFirings({ toggles, speedConditions }: Conditions, window: number): VehicleRule {
  const { fixed, road } = speedConditions
  const fixedMph = fixed.unit === 'mph' ? fixed.speed : roundToThousandth(fixed.speed / KM_PER_MILE)
  const isFast = (topMph: number) => topMph > fixedMph
  const isOver = overBy(road)
  return (days, fire) => {
    for (let at = 0; at < window; at++) {
      if (toggles.brake) fire('brake', at, days.hardBraking[at] ?? 0)
      if (toggles.accel) fire('accel', at, days.hardAcceleration[at] ?? 0)
      if (toggles.seatbelt) fire('seatbelt', at, days.seatbelt[at] ?? 0)
      if (toggles.fixedSpeed) fire('fixedSpeed', at, countOf(days.fastPasses[at], isFast))
      if (toggles.roadSpeed) fire('roadSpeed', at, countOf(days.overLimit[at], isOver))
    }
  }
}

function overBy({
  over,
  unit,
}: RuleConditions['speedConditions']['road']): (
  pass: readonly [limitMph: number, topMph: number],
) => boolean {
  if (unit === 'percent') return ([limit, top]) => top >= roundToThousandth(limit * (1 + over / 100))
  const marginMph = unit === 'mph' ? over : over / KM_PER_MILE
  return ([limit, top]) => top >= roundToThousandth(limit + marginMph)
}

function countOf<Pass>(passes: readonly Pass[] | undefined, counts: (pass: Pass) => boolean): number {
  let count = 0
  for (const pass of passes ?? []) if (counts(pass)) count += 1
  return count
}
