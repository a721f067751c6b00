import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventFlag } from '#domain/notifications/channels'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'

/** Name of each flag, and the type of rules that it links to. */
export const EVENT_FLAG_LOOKS: Record<EventFlag, { type: RuleType; name: MessageDescriptor }> = {
  diagnostics: {
    type: RULE_TYPES.diagnostics,
    name: msg`Diagnostics`,
  },
  driverSpeeding: {
    type: RULE_TYPES.driverBehavior,
    name: msg`Driver speeding`,
  },
  maintenanceReminder: {
    type: RULE_TYPES.maintenanceReminder,
    name: msg`Maintenance reminders`,
  },
}
