import type { ConditionsOfType, RuleBase } from './notificationRule'
import { RULE_TYPES, type RuleType } from './ruleType'

/** What rules of every type say before they are stored. */
export type RuleDraftBase = Omit<RuleBase, 'id' | 'name' | 'lastUpdated'>

/** What a rule of one type says before it is stored. */
export type RuleDraftOf<Type extends RuleType> = RuleDraftBase & { type: Type } & ConditionsOfType<Type>

/** What a rule says before it is stored: everything but its id, name and time of saving. */
export type RuleDraft = { [Type in RuleType]: RuleDraftOf<Type> }[RuleType]

const asItIs = (draft: RuleDraft): RuleDraft => draft

const ONE_OF_ALL: { [Type in RuleType]: (draft: RuleDraftOf<Type>) => RuleDraft } = {
  [RULE_TYPES.diagnostics]: asItIs,
  [RULE_TYPES.maintenanceReminder]: asItIs,
  [RULE_TYPES.driverBehavior]: asItIs,
  [RULE_TYPES.geofence]: asItIs,
  [RULE_TYPES.locationMasking]: asItIs,
  [RULE_TYPES.vehicleUtilization]: asItIs,
  [RULE_TYPES.offHours]: asItIs,
  [RULE_TYPES.drivingLimit]: asItIs,
}

/** A draft of a type that is a parameter, as a member of the union: TypeScript follows a parameter through a table. */
export function asRuleDraft<Type extends RuleType>(draft: RuleDraftOf<Type>): RuleDraft {
  return ONE_OF_ALL[draft.type](draft)
}

/** Whether a draft is of a type, and so has the conditions of that type. */
export function isDraftOfType<Type extends RuleType>(
  draft: RuleDraft,
  type: Type,
): draft is RuleDraft & RuleDraftOf<Type> {
  return draft.type === type
}
