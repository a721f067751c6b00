import type { RuleType } from '#domain/notifications/ruleType'
import { RULE_KINDS, type TypeForms } from './kinds/ruleKinds'
import { RuleEditor } from './RuleEditor'
import type { RuleKind } from './ruleKind'
import { type EditedRule, useRuleEditor } from './useRuleEditor'

/** The editor of a rule that needs no map. */
export function TypedRuleEditor<Type extends RuleType>(edited: EditedRule<Type>) {
  const kind: RuleKind<Type, TypeForms[Type]> = RULE_KINDS[edited.type]
  const editing = useRuleEditor(kind, edited)
  return <RuleEditor kind={kind} edited={edited} editing={editing} />
}
