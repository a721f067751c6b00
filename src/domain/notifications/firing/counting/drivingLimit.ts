import { KM_PER_MILE } from '#domain/geo/measure'
import { WEEKDAYS } from '#domain/places/place'
import type { RuleConditions } from '../../notificationRule'
import type { DayCalendar } from './dayCalendar'
import type { FiringDays } from './firingFacts'
import { roundToThousandth, type VehicleRule } from './vehicleRule'

type DrivingLimit = RuleConditions['drivingLimit']

/** The day of a period on which the total exceeds the limit (docs/firing.md F10). */
export function drivingLimitFirings(limit: DrivingLimit, calendar: DayCalendar): VehicleRule {
  const beginsPeriod = periodStarts(limit, calendar)
  const { amounts, limit: most } = DRIVEN[limit.unit](limit.number)
  return (days, fire) => {
    const driven = amounts(days)
    let sum = 0
    for (let at = driven.length - 1; at >= 0; at--) {
      if (beginsPeriod(at)) sum = 0
      const before = sum
      sum = roundToThousandth(sum + (driven[at] ?? 0))
      if (before <= most && sum > most) fire('drivingLimit', at)
    }
  }
}

/** What is added up, and the limit in the same unit. */
const DRIVEN: Record<
  DrivingLimit['unit'],
  (limit: number) => { amounts: (days: FiringDays) => readonly number[]; limit: number }
> = {
  hours: (hours) => ({ amounts: ({ minutes }) => minutes, limit: roundToThousandth(hours * 60) }),
  miles: (miles) => ({ amounts: ({ distanceMi }) => distanceMi, limit: miles }),
  kilometers: (km) => ({
    amounts: ({ distanceMi }) => distanceMi,
    limit: roundToThousandth(km / KM_PER_MILE),
  }),
}

function periodStarts({ per, startOfWeek }: DrivingLimit, calendar: DayCalendar): (at: number) => boolean {
  if (per === 'day') return () => true
  if (per === 'month') return (at) => calendar.monthAt(at) !== calendar.monthAt(at + 1)
  const first = WEEKDAYS.indexOf(startOfWeek)
  return (at) => calendar.weekdayAt(at) === first
}
