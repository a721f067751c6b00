import { msg } from '@lingui/core/macro'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { problemsOf } from '../ruleForm'
import type { RuleKind } from '../ruleKind'
import { DiagnosticsPart } from './DiagnosticsPart'

export type DiagnosticsForm = RuleConditions['diagnosticConditions']

/** Rule type that notifies when a reading becomes low. */
export const DIAGNOSTICS_KIND: RuleKind<typeof RULE_TYPES.diagnostics, DiagnosticsForm> = {
  type: RULE_TYPES.diagnostics,
  example: msg`Low oil and low tires`,
  form: (stored) => (stored ?? RULE_DEFAULTS).diagnosticConditions,
  problems: (form) => problemsOf([['noCondition', !Object.values(form).some(Boolean)]]),
  conditions: (form) => ({ diagnosticConditions: form }),
  Part: DiagnosticsPart,
}
