import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Locale } from '#domain/base/locale'
import type { Section } from '#domain/base/section'
import type { NotificationRule, RuleOf } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { isDraftOfType, type RuleDraft } from '#domain/notifications/ruleDraft'
import type { RuleScope } from '#domain/notifications/ruleScope'
import type { RuleType } from '#domain/notifications/ruleType'
import type { UndoableChange } from '../../../data/core/undo'
import {
  deleteNotification,
  type NewRule,
  saveNotificationRule,
} from '../../../data/queries/notificationRules'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useBusy } from '../../../ui/controls/useBusy'
import { type Unsaved, useFormDraft } from '../../../widgets/form/useFormDraft'
import { type FormSaving, useFormSaving } from '../../../widgets/form/useFormSaving'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { baseForm, baseProblems, type RuleForm, type RuleProblem, storedBase } from './ruleForm'
import { draftOf, type RuleKind } from './ruleKind'
import { type CountedDraft, useCountedDraft } from './useCountedDraft'

/** The rule of an address and what its editor needs to know. */
export interface EditedRule<Type extends RuleType> {
  type: Type
  section: Section
  /** Null: a new one. */
  rule: RuleOf<Type> | null
  /** All rules of the section. */
  rules: readonly NotificationRule[]
  scope: RuleScope
  /** Shows a rule by its id, or with null an empty form. */
  onShow: (id: string | null) => void
  /** Leaves for the list of rules. */
  onList: () => Promise<void>
}

/** What a rule has beside its fields: the drawing of its fence. */
export interface RuleDrawing extends Unsaved {
  /** Stores the rule together with it; null where it is not fit to be stored. */
  store: (id: string | null, rule: NewRule, name: string) => Promise<UndoableChange<string>> | null
}

interface WholeForm<Own> {
  base: RuleForm
  own: Own
  /** Language in which the form was opened, which is that of its name. */
  openedIn: Locale
}

/** An editor at work: its form, and what becomes of it. */
export interface RuleEditing<Own> extends CountedDraft {
  base: RuleForm
  own: Own
  changeBase: (next: Partial<RuleForm>) => void
  changeOwn: (next: Partial<Own>) => void
  saving: FormSaving<RuleProblem>
  /** Takes the conditions of another rule of this type into the form. */
  adopt: (rule: RuleDraft) => void
  busy: boolean
  onDelete: () => Promise<void>
}

/** Names the draft of a rule. */
export const draftKey = <Type extends RuleType>({ section, type, rule }: EditedRule<Type>): string =>
  `rule/${section}/${type}/${rule?.id ?? 'new'}`

/** The form of a rule of any type: changing, saving and deleting it. */
export function useRuleEditor<Type extends RuleType, Own>(
  kind: RuleKind<Type, Own>,
  edited: EditedRule<Type>,
  drawing: RuleDrawing | null = null,
): RuleEditing<Own> {
  const { section, rule, rules, scope, onShow, onList } = edited
  const { t } = useLingui()
  const { locale, system, stamp } = useFormats()
  const undoable = useUndoable()
  const draft = useFormDraft({
    key: draftKey(edited),
    fresh: (): WholeForm<Own> => ({
      base: baseForm(rule, locale),
      own: kind.form(rule, { system, locale }),
      openedIn: locale,
    }),
  })
  const { form, setForm } = draft
  const { base, own, openedIn } = form
  const ownProblems = kind.problems(own)
  const counted = useCountedDraft({
    kind,
    section,
    rule,
    base,
    own,
    problems: ownProblems,
    opened: draft.saved.own,
  })

  const id = rule?.id ?? null
  const saving = useFormSaving(draft, {
    problems: [...baseProblems(base, scope), ...ownProblems],
    save: () => {
      const { name, lastUpdated, ...said } = storedBase(base, rule, {
        section,
        locale: openedIn,
        now: stamp(),
      })
      const whole = draftOf(kind, { ...(rule ?? RULE_DEFAULTS), ...said }, own, rule)
      const next: NewRule = { ...whole, name, lastUpdated }
      const change = drawing ? drawing.store(id, next, base.name) : saveNotificationRule(id, next)
      if (!change) return null
      return rule
        ? { change, done: t`Notification updated successfully` }
        : { change, done: t`Notification created successfully`, isFinal: true }
    },
    ...(rule === null && { onSaved: onShow }),
    isReadable: (stored) => rules.some((one) => one.id === stored),
    beside: drawing,
  })
  const [deleting, run] = useBusy()

  const changeBase = useCallback(
    (next: Partial<RuleForm>) => setForm((now) => ({ ...now, base: { ...now.base, ...next } })),
    [setForm],
  )
  const adopt = useCallback(
    (from: RuleDraft) => {
      if (!isDraftOfType(from, kind.type)) return
      const adopted = kind.form(from, { system, locale })
      setForm((now) => ({ ...now, own: adopted }))
    },
    [kind, system, locale, setForm],
  )
  return {
    ...counted,
    base,
    own,
    changeBase,
    changeOwn: (next) => setForm((now) => ({ ...now, own: { ...now.own, ...next } })),
    saving,
    adopt,
    busy: saving.busy || deleting,
    onDelete: () =>
      run(async () => {
        if (!rule) return
        // First away, then delete: a screen whose rule is gone says that there is none.
        saving.guard.allowNavigation()
        await onList()
        saving.discard()
        await undoable(deleteNotification(rule.id), t`Notification deleted successfully`, {
          failed: t`This could not be deleted. Try again.`,
        })
      }),
  }
}
