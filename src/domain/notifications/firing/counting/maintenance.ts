import { KM_PER_MILE } from '#domain/geo/measure'
import type { RuleConditions, TypedDistance } from '../../notificationRule'
import { addMonths } from './dayCalendar'
import type { FiringFacts } from './firingFacts'
import { roundToThousandth, type VehicleRule } from './vehicleRule'

const HALF_A_THOUSANDTH = 0.0005

type Maintenance = RuleConditions['maintenanceConditions']

/** Services that fall due, by distance, by date, or by whichever comes first (docs/firing.md F4). */
export function maintenanceFirings(
  { mileage, time }: Maintenance,
  { calendar, system }: Pick<FiringFacts, 'calendar' | 'system'>,
  window: number,
): VehicleRule {
  const byDate = time.enabled ? dueDates(time, calendar.yesterday, window) : null
  const isMetric = (unit: TypedDistance['unit']) => (unit ?? (system === 'metric' ? 'km' : 'mi')) === 'km'
  const miles = ({ amount, unit }: TypedDistance) => (isMetric(unit) ? amount / KM_PER_MILE : amount)
  const [start, interval] = [miles(mileage.start), miles(mileage.recurrance)]
  const byMileage = mileage.enabled && interval > 0
  /** How many intervals an odometer has completed, with a tolerance of half a thousandth of a mile. */
  const reached = (odometerMi: number) =>
    Math.max(0, Math.floor((odometerMi - start + HALF_A_THOUSANDTH) / interval))

  return ({ startOdometerMi, distanceMi }, fire) => {
    if (!byMileage) {
      for (const [, at] of byDate?.inWindow ?? []) fire('time', at)
      return
    }
    let odometer = startOdometerMi
    let due = reached(odometer)
    /** Intervals whose mileage was reached first; those before the window fired then. */
    const served = new Set<number>()
    let dueBeforeWindow = due
    for (let at = distanceMi.length - 1; at >= 0; at--) {
      odometer = roundToThousandth(odometer + (distanceMi[at] ?? 0))
      const before = due
      due = reached(odometer)
      if (at >= window) {
        dueBeforeWindow = due
        continue
      }
      if (!byDate) {
        fire('mileage', at, due - before)
        continue
      }
      for (let number = Math.max(before, byDate.before) + 1; number <= Math.min(due, byDate.last); number++) {
        if (at < (byDate.inWindow.get(number) ?? 0)) continue
        served.add(number)
        fire('mileage', at)
      }
      fire('mileage', at, Math.max(0, due - Math.max(before, byDate.last)))
    }
    for (const [number, at] of byDate?.inWindow ?? []) {
      if (number > dueBeforeWindow && !served.has(number)) fire('time', at)
    }
  }
}

/** Due intervals by date: the number before the window, the last one up to yesterday, and those in between. */
interface DueDates {
  before: number
  last: number
  /** Entry of each due interval in the window. */
  inWindow: ReadonlyMap<number, number>
}

function dueDates(
  { recurrance: { amount, unit }, start }: Maintenance['time'],
  yesterday: number,
  window: number,
): DueDates {
  const first = yesterday + 1 - start.daysAgo
  const inWindow = new Map<number, number>()
  let number = 0
  let before = 0
  while (amount > 0) {
    const next = number + 1
    const day = unit === 'weeks' ? first + 7 * amount * next : addMonths(first, amount * next)
    if (day > yesterday) break
    number = next
    if (yesterday - day >= window) before = number
    else inWindow.set(number, yesterday - day)
  }
  return { before, last: number, inWindow }
}
