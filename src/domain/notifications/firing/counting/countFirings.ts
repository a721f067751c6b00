import type { RuleDraft } from '../../ruleDraft'
import { RULE_TYPES } from '../../ruleType'
import { watchedVehicles } from '../../watchedVehicles'
import { FIRING_WINDOW_DAYS, type Firings } from '../firing'
import { behaviorFirings } from './behavior'
import { diagnosticsFirings } from './diagnostics'
import { drivingLimitFirings } from './drivingLimit'
import type { FiringFacts } from './firingFacts'
import { maintenanceFirings } from './maintenance'
import { maskingFirings } from './masking'
import { offHoursFirings } from './offHours'
import { Tally } from './tally'
import { utilizationFirings } from './utilization'
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
