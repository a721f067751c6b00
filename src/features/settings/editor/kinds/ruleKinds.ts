import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import type { RuleKind } from '../ruleKind'
import { BEHAVIOR_KIND, type BehaviorForm } from './behaviorKind'
import { DIAGNOSTICS_KIND, type DiagnosticsForm } from './diagnosticsKind'
import { DRIVING_LIMIT_KIND, type DrivingLimitForm } from './drivingLimitKind'
import { GEOFENCE_KIND, type GeofenceForm } from './geofenceKind'
import { MAINTENANCE_KIND, type MaintenanceForm } from './maintenanceKind'
import { MASKING_KIND } from './maskingKind'
import { OFF_HOURS_KIND } from './offHoursKind'
import type { ScheduleForm } from './scheduleForm'
import { UTILIZATION_KIND, type UtilizationForm } from './utilizationKind'

/** Form fields of each type of rule, besides those of all rules. */
export interface TypeForms {
  [RULE_TYPES.diagnostics]: DiagnosticsForm
  [RULE_TYPES.maintenanceReminder]: MaintenanceForm
  [RULE_TYPES.driverBehavior]: BehaviorForm
  [RULE_TYPES.geofence]: GeofenceForm
  [RULE_TYPES.locationMasking]: object
  [RULE_TYPES.vehicleUtilization]: UtilizationForm
  [RULE_TYPES.offHours]: ScheduleForm
  [RULE_TYPES.drivingLimit]: DrivingLimitForm
}

/** What the editor needs to know about each type of rule. */
export const RULE_KINDS: { [Type in RuleType]: RuleKind<Type, TypeForms[Type]> } = {
  [RULE_TYPES.diagnostics]: DIAGNOSTICS_KIND,
  [RULE_TYPES.maintenanceReminder]: MAINTENANCE_KIND,
  [RULE_TYPES.driverBehavior]: BEHAVIOR_KIND,
  [RULE_TYPES.geofence]: GEOFENCE_KIND,
  [RULE_TYPES.locationMasking]: MASKING_KIND,
  [RULE_TYPES.vehicleUtilization]: UTILIZATION_KIND,
  [RULE_TYPES.offHours]: OFF_HOURS_KIND,
  [RULE_TYPES.drivingLimit]: DRIVING_LIMIT_KIND,
}
