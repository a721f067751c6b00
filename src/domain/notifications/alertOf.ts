import type { FeedEvent, FeedKind } from './feed'
import type { NotificationRule } from './notificationRule'
import { RULE_TYPES, type RuleType } from './ruleType'
import { watchedVehicles } from './watchedVehicles'

/** The type of rule that tells of each kind; the others come without one. */
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

/** The type of rule that an event speaks of; null when no rule makes such events. */
export function alertTypeOf(event: FeedEvent): RuleType | null {
  return event.kind === 'rule' ? event.ruleType : (TYPES[event.kind] ?? null)
}

/**
 * The rule that an event speaks of: its own, that of its geofence, else the first that watches the
 * vehicle. Null when there is none any more.
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
