import type { MessageDescriptor } from '@lingui/core'
import type { DayTime } from '../../../domain/kiosk/demoTime'
import type { Locale } from '../../../domain/kiosk/locale'
import type { RuleOf } from '../../../domain/notifications/notificationRule'
import type { EditedRuleType } from '../../../domain/notifications/ruleType'
import type { RuleForm, RuleProblem } from './ruleForm'

/** Editor labels that depend on the type of rule. */
export interface RuleLabels {
  /** Names the card of the name. */
  title: MessageDescriptor
  /** An example of a name. */
  example: MessageDescriptor
  /** Over the list of its rules: beside a new one, and beside one that is open. */
  all: MessageDescriptor
  others: MessageDescriptor
  create: MessageDescriptor
}

/** Definition of a rule type for its editor. */
export interface RuleKind<Type extends EditedRuleType, Form extends RuleForm> {
  type: Type
  words: RuleLabels
  /** The form of a stored rule, or of a new one with the defaults. */
  form: (stored: RuleOf<Type> | null, locale: Locale) => Form
  /** Validation problems, in the order of the form. */
  problems: (form: Form) => RuleProblem[]
  /** The rule to store; fields that the form does not show stay unchanged. */
  stored: (
    form: Form,
    stored: RuleOf<Type> | null,
    locale: Locale,
    now: DayTime,
  ) => Omit<RuleOf<Type>, 'id' | 'type'>
}
