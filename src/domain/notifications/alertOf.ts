import type { FeedEvent, FeedKind } from './feed'
import type { NotificationRule } from './notificationRule'
import { RULE_TYPES, type RuleType } from './ruleType'
import { watchedVehicles } from './watchedVehicles'

/** The rule type that creates each kind; other kinds exist without a rule. */
const TYPES: Partial<Record<FeedKind, RuleType>> = {
  oil: RULE_TYPES.diagnostics,
  tire: RULE_TYPES.diagnostics,
  lowFuel: RULE_TYPES.diagnostics,
  charging: RULE_TYPES.diagnostics,
  reminder: RULE_TYPES.maintenanceReminder,
  speeding: RULE_TYPES.driverBehavior,
  geofence: RULE_TYPES.geofence,
  lot: RULE_TYPES.geofence,
  locationMasking: RULE_TYPES.locationMasking,
  offHours: RULE_TYPES.offHours,
}

/** The rule type that creates an event; null if no rule does. */
export function alertTypeOf(event: FeedEvent): RuleType | null {
  return event.kind === 'rule' ? event.ruleType : (TYPES[event.kind] ?? null)
}

/**
 * The rule that created an event: the rule in the event, that of its geofence, or the first that watches the
 * vehicle. Null if it no longer exists.
 * @param rules those of the event's type, in the section of its feed
 */
export function alertOf(
  event: FeedEvent,
  vehicle: { id: string; tags: readonly string[] },
  rules: readonly NotificationRule[],
): NotificationRule | null {
  const fits = (rule: NotificationRule): boolean => {
    if (event.kind === 'rule') return rule.id === event.ruleId
    if (event.kind === 'geofence') return 'geofence' in rule && rule.geofence.mapId === event.geofenceId
    return watchedVehicles(rule, [vehicle]).length > 0
  }
  return rules.find(fits) ?? null
}
