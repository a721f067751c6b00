import { msg } from '@lingui/core/macro'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { isWithin, problemsOf, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import { DrivingLimitPart } from './DrivingLimitPart'

type Limit = RuleConditions['drivingLimit']

export interface DrivingLimitForm extends Omit<Limit, 'number'> {
  number: TypedNumber
}

/** Rule type that notifies when a vehicle is driven too long or too far in a period. */
export const DRIVING_LIMIT_KIND: RuleKind<typeof RULE_TYPES.drivingLimit, DrivingLimitForm> = {
  type: RULE_TYPES.drivingLimit,
  example: msg`Weekly driving limit`,
  form: (stored) => (stored ?? RULE_DEFAULTS).drivingLimit,
  problems: ({ number }) => problemsOf([['number', !isWithin(number, RULE_BOUNDS.drivingLimit)]]),
  conditions: ({ number, ...form }, stored) => ({
    drivingLimit: { ...form, number: number ?? (stored ?? RULE_DEFAULTS).drivingLimit.number },
  }),
  Part: DrivingLimitPart,
}
