import type { RuleDraft } from '../../ruleDraft'
import { RULE_TYPES } from '../../ruleType'
import { watchedVehicles } from '../../watchedVehicles'
import { FIRING_WINDOW_DAYS, type Firings } from '../firing'
import { behaviorFirings } from './behavior'
import type { DayCalendar } from './dayCalendar'
import { diagnosticsFirings } from './diagnostics'
import { drivingLimitFirings } from './drivingLimit'
import type { FiringFacts } from './firingFacts'
import { maintenanceFirings } from './maintenance'
import { isOvernight, type Schedule, weekdaysOf } from './schedule'
import { Tally } from './tally'
import type { VehicleRule } from './vehicleRule'

/** Rules that are evaluated on daily figures: all but the geofence, which needs days with paths. */
export type DailyDraft = Exclude<RuleDraft, { type: typeof RULE_TYPES.geofence }>

/** How often a rule would have fired in the last 60 days (docs/firing.md F1 to F5, F7 to F10). */
export function countFirings(rule: DailyDraft, facts: FiringFacts): Firings {
  const tally = new Tally(FIRING_WINDOW_DAYS)
  const vehicleRule = vehicleRuleOf(rule, facts)
  for (const { id, days } of watchedVehicles(rule, facts.vehicles)) {
    if (days) tally.count(id, (fire) => vehicleRule(days, fire))
  }
  return tally.firings()
}

function vehicleRuleOf(rule: DailyDraft, facts: FiringFacts): VehicleRule {
  switch (rule.type) {
    case RULE_TYPES.diagnostics:
      return diagnosticsFirings(rule.diagnosticConditions)
    case RULE_TYPES.maintenanceReminder:
      return maintenanceFirings(rule.maintenanceConditions, facts, FIRING_WINDOW_DAYS)
    case RULE_TYPES.driverBehavior:
      return behaviorFirings(rule, FIRING_WINDOW_DAYS)
    case RULE_TYPES.locationMasking:
      return maskingFirings
    case RULE_TYPES.vehicleUtilization:
      return utilizationFirings(rule.lastTripRecorded)
    case RULE_TYPES.offHours:
      return offHoursFirings(rule.geofence, facts.calendar)
    case RULE_TYPES.drivingLimit:
      return drivingLimitFirings(rule.drivingLimit, facts.calendar)
  }
}

/** Days with masked minutes (docs/firing.md F7). */
const maskingFirings: VehicleRule = ({ maskedMinutes }, fire) => {
  maskedMinutes.forEach((minutes, at) => {
    if (minutes > 0) fire('masking', at)
  })
}

/** The last days of each run of `idleDays` consecutive days without a drive (docs/firing.md F8). */
function utilizationFirings(idleDays: number): VehicleRule {
  return ({ minutes }, fire) => {
    let idle = Number.NEGATIVE_INFINITY
    for (let at = minutes.length - 1; at >= 0; at--) {
      idle = (minutes[at] ?? 0) > 0 ? 0 : idle + 1
      if (idle === idleDays) fire('idle', at)
    }
  }
}

/** Days with a drive outside the allowed days and hours (docs/firing.md F9). */
function offHoursFirings(schedule: Schedule, { weekdayAt }: DayCalendar): VehicleRule {
  const weekdays = weekdaysOf(schedule)
  const isOutside = outsideOf(schedule.time)
  return ({ firstStart, lastEnd }, fire) => {
    for (let at = 0; at < firstStart.length; at++) {
      const [start, end] = [firstStart[at] ?? null, lastEnd[at] ?? null]
      if (start === null || end === null) continue
      if (!weekdays[weekdayAt(at)] || isOutside(start, end)) fire('offHours', at)
    }
  }
}

function outsideOf(time: Schedule['time']): (firstStart: number, lastEnd: number) => boolean {
  const { allDay, start, end } = time
  if (allDay) return () => false
  if (!isOvernight(time)) return (firstStart, lastEnd) => firstStart < start || lastEnd > end
  const isBetween = (minute: number) => minute > end && minute < start
  return (firstStart, lastEnd) => isBetween(firstStart) || isBetween(lastEnd)
}
