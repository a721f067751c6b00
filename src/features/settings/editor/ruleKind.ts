import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Locale } from '#domain/base/locale'
import type { ConditionsOfType, RuleOf } from '#domain/notifications/notificationRule'
import { asRuleDraft, type RuleDraft, type RuleDraftBase } from '#domain/notifications/ruleDraft'
import type { RuleType } from '#domain/notifications/ruleType'
import type { UnitSystem } from '../../../i18n/units'
import type { RulePartProps, RuleProblem } from './ruleForm'

/** What a new rule's numbers depend on. */
export interface RuleContext {
  system: UnitSystem
  locale: Locale
}

/** What the editor of one type of rule adds to the fields that all rules have. */
export interface RuleKind<Type extends RuleType, Form> {
  type: Type
  /** An example of a name. */
  example: MessageDescriptor
  /** Form fields of a stored rule, or of a new one with the defaults. */
  form: (stored: ConditionsOfType<Type> | null, context: RuleContext) => Form
  /** Validation problems of the type's fields, in their order. */
  problems: (form: Form) => RuleProblem[]
  /** Conditions of a form without problems, as rules store them. */
  conditions: (form: Form, stored: RuleOf<Type> | null) => ConditionsOfType<Type>
  /** Called once a new rule is stored, with its form. */
  onCreated?: (form: Form) => void
  /** The type's cards in the editor. */
  Part: ComponentType<RulePartProps<Form>>
}

/** The draft in a form: the fields that all rules have, and those of its type. */
export function draftOf<Type extends RuleType, Form>(
  kind: RuleKind<Type, Form>,
  base: RuleDraftBase,
  form: Form,
  stored: RuleOf<Type> | null,
): RuleDraft {
  return asRuleDraft<Type>({ ...base, type: kind.type, ...kind.conditions(form, stored) })
}
