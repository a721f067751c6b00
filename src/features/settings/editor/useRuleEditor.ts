import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
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
import { useFormats } from '../../../i18n/useFormats'
import { useBusy } from '../../../ui/controls/useBusy'
import { type Unsaved, useFormDraft } from '../../../widgets/form/useFormDraft'
import { type FormSaving, useFormSaving } from '../../../widgets/form/useFormSaving'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import {
  baseForm,
  baseProblems,
  type RuleForm,
  type RuleProblem,
  storedBase,
  storedChoices,
} from './ruleForm'
import { draftOf, type RuleKind } from './ruleKind'

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
  /** Goes to the list of rules. */
  onList: () => Promise<void>
}

/** Part of a rule that is not a form field: the drawing of its fence. */
export interface RuleDrawing extends Unsaved {
  /** Stores the rule with its drawing; null if the drawing is invalid. */
  store: (id: string | null, rule: NewRule, name: string) => Promise<UndoableChange<string>> | null
}

interface WholeForm<Own> {
  base: RuleForm
  own: Own
  /** Language in which the form was opened, which is that of its name. */
  openedIn: Locale
}

/** State of an open editor, and its actions. */
export interface RuleEditing<Own> extends CountedDraft {
  base: RuleForm
  own: Own
  changeBase: (next: Partial<RuleForm>) => void
  changeOwn: (next: Partial<Own>) => void
  saving: FormSaving<RuleProblem>
  /** Copies the conditions of another rule of this type into the form. */
  adopt: (rule: RuleDraft) => void
  busy: boolean
  onDelete: () => Promise<void>
}

/** Key under which the draft of a rule is stored. */
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
      if (rule) return { change, done: t`Notification updated successfully` }
      const created = change.then((made) => {
        kind.onCreated?.(own)
        return made
      })
      return { change: created, done: t`Notification created successfully`, isFinal: true }
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
        // Leaves before it deletes: the editor of a deleted rule would show that it was not found.
        saving.guard.allowNavigation()
        await onList()
        saving.discard()
        await undoable(deleteNotification(rule.id), t`Notification deleted successfully`, {
          failed: t`This could not be deleted. Try again.`,
        })
      }),
  }
}

interface CountedForm<Type extends RuleType, Own> {
  kind: RuleKind<Type, Own>
  section: Section
  /** As it is stored; null for a new one. */
  rule: RuleOf<Type> | null
  base: RuleForm
  own: Own
  problems: readonly RuleProblem[]
  /** The type's fields as they were opened, which are valid. */
  opened: Own
}

interface CountedDraft {
  /** The rule as it would be stored now; while a number is invalid, with the last valid one. */
  draft: RuleDraft
  /** A number is invalid: the draft is older than what is typed. */
  isOutdated: boolean
}

/** The rule that is counted beside a form. */
function useCountedDraft<Type extends RuleType, Own>(form: CountedForm<Type, Own>): CountedDraft {
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
