import type { MessageDescriptor } from '@lingui/core'
import type { DayTime } from '../../domain/kiosk/demoTime'
import type { Locale } from '../../domain/kiosk/locale'
import type { RuleOf } from '../../domain/notifications/notificationRule'
import type { EditedRuleType } from '../../domain/notifications/ruleType'
import type { RuleForm, RuleProblem } from './ruleForm'

/** What a type of rule says of itself in its editor, in the words of that type. */
export interface RuleWords {
  /** Names the card of the name. */
  title: MessageDescriptor
  /** An example of a name. */
  example: MessageDescriptor
  /** Over the list of its rules: beside a new one, and beside one that is open. */
  all: MessageDescriptor
  others: MessageDescriptor
  create: MessageDescriptor
}

/** All that an editor needs to know of a type; its fields are a component that stands in the shell. */
export interface RuleKind<Type extends EditedRuleType, Form extends RuleForm> {
  type: Type
  words: RuleWords
  /** The form of a stored rule, or of a new one with the defaults. */
  form: (stored: RuleOf<Type> | null, locale: Locale) => Form
  /** Everything that is wrong, in the order of the form. */
  problems: (form: Form) => RuleProblem[]
  /** The rule as it is stored; what the form does not show stays as it was. */
  stored: (
    form: Form,
    stored: RuleOf<Type> | null,
    locale: Locale,
    now: DayTime,
  ) => Omit<RuleOf<Type>, 'id' | 'type'>
}
