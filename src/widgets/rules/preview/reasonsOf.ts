import type { FiringReason } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { RULE_TYPES } from '#domain/notifications/ruleType'

/** What may make a rule fire as it is set now. */
export function reasonsOf(rule: RuleDraft): FiringReason[] {
  switch (rule.type) {
    case RULE_TYPES.diagnostics:
      return chosen(rule.diagnosticConditions)
    case RULE_TYPES.maintenanceReminder: {
      const { mileage, time } = rule.maintenanceConditions
      return chosen({ mileage: mileage.enabled, time: time.enabled })
    }
    case RULE_TYPES.driverBehavior:
      return chosen(rule.toggles)
    case RULE_TYPES.geofence:
      return chosen(rule.geofence.trigger)
    case RULE_TYPES.locationMasking:
      return ['masking']
    case RULE_TYPES.vehicleUtilization:
      return ['idle']
    case RULE_TYPES.offHours:
      return ['offHours']
    case RULE_TYPES.drivingLimit:
      return ['drivingLimit']
  }
}

const chosen = <Reason extends FiringReason>(switches: Readonly<Record<Reason, boolean>>): Reason[] =>
  (Object.keys(switches) as Reason[]).filter((reason) => switches[reason])
