import { useMemo, useState } from 'react'
import type { Section } from '#domain/base/section'
import type { RuleOf } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import type { RuleType } from '#domain/notifications/ruleType'
import { type RuleForm, type RuleProblem, storedChoices } from './ruleForm'
import { draftOf, type RuleKind } from './ruleKind'

export interface CountedForm<Type extends RuleType, Own> {
  kind: RuleKind<Type, Own>
  section: Section
  /** As it is stored; null for a new one. */
  rule: RuleOf<Type> | null
  base: RuleForm
  own: Own
  problems: readonly RuleProblem[]
  /** The type's fields as they were opened, which have no problem. */
  opened: Own
}

export interface CountedDraft {
  /** The rule as it would be stored now; while a number is invalid, with the last valid one. */
  draft: RuleDraft
  /** A number is invalid: the draft is older than what is typed. */
  isOutdated: boolean
}

/** What the count beside a form counts. */
export function useCountedDraft<Type extends RuleType, Own>(form: CountedForm<Type, Own>): CountedDraft {
  const { kind, section, rule, base, own, problems, opened } = form
  const isOutdated = problems.includes('number')
  const [counted, setCounted] = useState(opened)
  if (counted !== own && !isOutdated) setCounted(own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of the form but its name, which changes no count
  const draft = useMemo(
    () => draftOf(kind, { ...(rule ?? RULE_DEFAULTS), section, ...storedChoices(base) }, counted, rule),
    [
      kind,
      section,
      rule,
      counted,
      base.watch,
      base.selectedVehicles,
      base.selectedTags,
      base.sendToActive,
      base.recipients,
      base.selectedManagers,
      base.inApp,
      base.email,
    ],
  )
  return { draft, isOutdated }
}
