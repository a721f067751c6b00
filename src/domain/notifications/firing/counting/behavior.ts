import { KM_PER_MILE } from '../../../geo/measure'
import type { RuleConditions } from '../../notificationRule'
import { roundToThousandth } from './roundToThousandth'
import type { VehicleRule } from './vehicleRule'

/** Events and passes of the day, added up over what is switched on (docs/firing.md F5). */
export function behaviorFirings({
  toggles,
  speedConditions: { fixed, road },
}: Pick<RuleConditions, 'toggles' | 'speedConditions'>): VehicleRule {
  const fixedMph = fixed.unit === 'mph' ? fixed.speed : roundToThousandth(fixed.speed / KM_PER_MILE)
  const isOver = overBy(road)
  return (days, fire) => {
    if (toggles.brake) each(days.hardBraking, (times, at) => fire('brake', at, times))
    if (toggles.accel) each(days.hardAcceleration, (times, at) => fire('accel', at, times))
    if (toggles.seatbelt) each(days.seatbelt, (times, at) => fire('seatbelt', at, times))
    if (toggles.fixedSpeed) {
      each(days.fastPasses, (passes, at) =>
        fire(
          'fixedSpeed',
          at,
          countOf(passes, (top) => top > fixedMph),
        ),
      )
    }
    if (toggles.roadSpeed) {
      each(days.overLimit, (passes, at) =>
        fire(
          'roadSpeed',
          at,
          countOf(passes, ([limit, top]) => isOver(limit, top)),
        ),
      )
    }
  }
}

function each<Day>(days: readonly Day[], visit: (day: Day, at: number) => void): void {
  for (const [at, day] of days.entries()) visit(day, at)
}

function overBy({
  over,
  unit,
}: RuleConditions['speedConditions']['road']): (limitMph: number, topMph: number) => boolean {
  if (unit === 'percent') return (limit, top) => top >= roundToThousandth(limit * (1 + over / 100))
  const marginMph = unit === 'mph' ? over : over / KM_PER_MILE
  return (limit, top) => top >= roundToThousandth(limit + marginMph)
}

function countOf<Pass>(passes: readonly Pass[], counts: (pass: Pass) => boolean): number {
  let count = 0
  for (const pass of passes) if (counts(pass)) count += 1
  return count
}
