import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { ICONS } from '../../../ui/icons/icons'
import { RULE_ICONS } from '../../../ui/icons/ruleIcons'

export interface RuleTypeLook {
  icon: string
  name: MessageDescriptor
  /** What a rule of this type watches, in a sentence. */
  about: MessageDescriptor
}

/** Icon and texts of each type of notification rule (docs/rules.md SE-04). */
export const RULE_TYPE_LOOKS: Record<RuleType, RuleTypeLook> = {
  [RULE_TYPES.diagnostics]: {
    icon: ICONS.wrench,
    name: msg({ id: 'ruleType.diagnostics', message: 'Diagnostics' }),
    about: msg`Low oil life, tire pressure, fuel, or charge.`,
  },
  [RULE_TYPES.maintenanceReminder]: {
    icon: RULE_ICONS.calendarClock,
    name: msg({ id: 'ruleType.maintenanceReminder', message: 'Maintenance reminder' }),
    about: msg`Service that is due by mileage, by time, or whichever comes first.`,
  },
  [RULE_TYPES.driverBehavior]: {
    icon: ICONS.gauge,
    name: msg({ id: 'ruleType.driverBehavior', message: 'Driver behavior' }),
    about: msg`Speeding, hard braking, hard acceleration, and seat belts.`,
  },
  [RULE_TYPES.geofence]: {
    icon: RULE_ICONS.mapPinned,
    name: msg({ id: 'ruleType.geofence', message: 'Geofence' }),
    about: msg`Vehicles that enter or leave an area.`,
  },
  [RULE_TYPES.locationMasking]: {
    icon: RULE_ICONS.eyeOff,
    name: msg({ id: 'ruleType.locationMasking', message: 'Location masking' }),
    about: msg`A driver hides where a vehicle is.`,
  },
  [RULE_TYPES.vehicleUtilization]: {
    icon: RULE_ICONS.columns,
    name: msg({ id: 'ruleType.vehicleUtilization', message: 'Vehicle utilization' }),
    about: msg`Vehicles that have not been driven for days.`,
  },
  [RULE_TYPES.offHours]: {
    icon: ICONS.moon,
    name: msg({ id: 'ruleType.offHours', message: 'Off-hours violations' }),
    about: msg`Driving outside the allowed days and hours.`,
  },
  [RULE_TYPES.drivingLimit]: {
    icon: RULE_ICONS.hourglass,
    name: msg({ id: 'ruleType.drivingLimit', message: 'Driving limit' }),
    about: msg`Too many hours or too much distance in a day, a week, or a month.`,
  },
}

/** The types in the order of the settings, which is the order of their numbers. */
export const RULE_TYPE_ORDER: readonly RuleType[] = Object.values(RULE_TYPES)
