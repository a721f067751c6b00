import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventFlag } from '../../../domain/notifications/channels'
import { RULE_TYPES, type RuleType } from '../../../domain/notifications/ruleType'

/** Each flag's name, what it switches, and the type of rules that it leads to. */
export const EVENT_FLAG_LOOKS: Record<
  EventFlag,
  { type: RuleType; name: MessageDescriptor; about: MessageDescriptor }
> = {
  diagnostics: {
    type: RULE_TYPES.diagnostics,
    name: msg`Diagnostics`,
    about: msg`Low oil, tire pressure, or fuel, and charging.`,
  },
  driverSpeeding: {
    type: RULE_TYPES.driverBehavior,
    name: msg`Driver speeding`,
    about: msg`A driver goes faster than the posted limit.`,
  },
  maintenanceReminder: {
    type: RULE_TYPES.maintenanceReminder,
    name: msg`Maintenance reminders`,
    about: msg`A service of a vehicle is due.`,
  },
}
