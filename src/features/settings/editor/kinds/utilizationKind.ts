import { msg } from '@lingui/core/macro'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { IDLE_DAYS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { isWithin, problemsOf, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import { UtilizationPart } from './UtilizationPart'

export interface UtilizationForm {
  idleDays: TypedNumber
}

/** Rule type that notifies of vehicles that are not driven. */
export const UTILIZATION_KIND: RuleKind<typeof RULE_TYPES.vehicleUtilization, UtilizationForm> = {
  type: RULE_TYPES.vehicleUtilization,
  example: msg`No trips for a week`,
  form: (stored) => ({ idleDays: stored?.lastTripRecorded ?? IDLE_DAYS }),
  problems: ({ idleDays }) => problemsOf([['number', !isWithin(idleDays, RULE_BOUNDS.idleDays)]]),
  conditions: ({ idleDays }, stored) => ({
    lastTripRecorded: idleDays ?? stored?.lastTripRecorded ?? IDLE_DAYS,
  }),
  Part: UtilizationPart,
}
