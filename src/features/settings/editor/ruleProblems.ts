import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RuleProblem } from './ruleForm'

/** What to do about each problem of a form. */
export const PROBLEM_TEXTS: Record<RuleProblem, MessageDescriptor> = {
  nameMissing: msg`Enter a name.`,
  nameTooLong: msg`The name is too long.`,
  noCondition: msg`Turn on at least one condition.`,
  number: msg`Correct the marked number.`,
  noDay: msg`Choose at least one day.`,
  noTime: msg`Choose two different times.`,
  noTrigger: msg`Choose entering, leaving, or both.`,
  noTag: msg`Choose at least one tag.`,
  noVehicle: msg`Choose at least one vehicle.`,
  noManager: msg`Choose at least one manager.`,
  noChannel: msg`Choose in-app, email, or both.`,
}
