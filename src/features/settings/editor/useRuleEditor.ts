import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '#domain/base/locale'
import type { Section } from '#domain/base/section'
import type { NotificationRule, RuleOf } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import type { RuleScope } from '#domain/notifications/ruleScope'
import type { RuleType } from '#domain/notifications/ruleType'
import { sameRow } from '../../../data/core/sameRow'
import type { UndoableChange } from '../../../data/core/undo'
import {
  deleteNotification,
  type NewRule,
  saveNotificationRule,
} from '../../../data/queries/notificationRules'
import { useFormats } from '../../../i18n/FormatsProvider'
import { keepRuleDraft, keptRuleDraft } from '../../../state/ruleDrafts'
import { useBusy } from '../../../ui/controls/useBusy'
import { toast } from '../../../ui/feedback/toast'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { fitsShape } from '../../../widgets/unsaved/fitsShape'
import { type LeaveGuard, useLeaveGuard } from '../../../widgets/unsaved/useLeaveGuard'
import { baseForm, baseProblems, type RuleForm, type RuleProblem, storedBase } from './ruleForm'
import type { RuleKind } from './ruleKind'
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

/** What a form does not hold itself, such as a drawing. */
export interface DraftExtra<Type extends RuleType> {
  /** As it is kept with the draft. */
  kept: unknown
  isChanged: boolean
  /** Stores the rule together with it; null where it is not fit to be stored. */
  store: (
    id: string | null,
    rule: Omit<RuleOf<Type>, 'id'>,
    name: string,
  ) => Promise<UndoableChange<string>> | null
  /** Everything is stored as it is shown. */
  onStored: () => void
  onDiscard: () => void
}

export interface WholeForm<Own> {
  base: RuleForm
  own: Own
}

/** An editor at work: its form, and what becomes of it. */
export interface RuleEditing<Own> extends WholeForm<Own>, CountedDraft {
  changeBase: (next: Partial<RuleForm>) => void
  changeOwn: (next: Partial<Own>) => void
  /** Problems to show: none before somebody tried to save. */
  problems: readonly RuleProblem[]
  tried: boolean
  /** The first thing that still prevents saving; null when there is none. */
  missing: RuleProblem | null
  /** Times that saving was refused. */
  refusals: number
  busy: boolean
  guard: LeaveGuard
  /** The changes were made before the page was reloaded. */
  isRestored: boolean
  onDiscard: () => void
  /** Takes the conditions of another rule of this type into the form. */
  adopt: (rule: RuleDraft) => void
  /** @returns whether everything is stored now */
  save: () => Promise<boolean>
  onSave: () => Promise<void>
  onDelete: () => Promise<void>
}

/** Names the draft of a rule. */
export const draftKey = (section: Section, type: RuleType, id: string | null) =>
  `${section}/${type}/${id ?? 'new'}`

const NO_PROBLEMS: readonly RuleProblem[] = []

/** The form of a rule of any type: changing, saving, deleting, and leaving it. */
export function useRuleEditor<Type extends RuleType, Own>(
  kind: RuleKind<Type, Own>,
  edited: EditedRule<Type>,
  extra: DraftExtra<Type> | null = null,
): RuleEditing<Own> {
  const { section, rule, rules, scope, onShow, onList } = edited
  const { t } = useLingui()
  const { locale, system, stamp } = useFormats()
  const undoable = useUndoable()
  const key = draftKey(section, edited.type, rule?.id ?? null)
  const formOf = (from: RuleOf<Type> | null, language: Locale): WholeForm<Own> => ({
    base: baseForm(from, language),
    own: kind.form(from, { system, locale }),
  })
  const [opened] = useState(() => {
    const fresh = formOf(rule, locale)
    const kept = keptRuleDraft(key)
    return kept && fitsShape(kept.form, fresh)
      ? { fresh, form: kept.form, language: kept.openedIn, wasReloaded: kept.page !== performance.timeOrigin }
      : { fresh, form: fresh, language: locale, wasReloaded: false }
  })
  const { language } = opened
  const [form, setForm] = useState(opened.form)
  const [saved, setSaved] = useState(opened.fresh)
  const [tried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [created, setCreated] = useState<string | null>(null)
  const ownProblems = kind.problems(form.own)
  const problems = [...baseProblems(form.base, scope), ...ownProblems]

  const { draft, isOutdated } = useCountedDraft({
    kind,
    section,
    rule,
    base: form.base,
    own: form.own,
    problems: ownProblems,
    opened: opened.fresh.own,
  })

  const isDirty = created === null && (!sameRow(form, saved) || extra?.isChanged === true)
  const kept = extra?.kept ?? null
  useEffect(() => {
    const state = { form, fence: kept, openedIn: language, page: performance.timeOrigin }
    keepRuleDraft(key, isDirty ? state : null)
  }, [key, isDirty, form, kept, language])

  /** @returns the id of what is stored now, or null when it could not be */
  const save = async (): Promise<string | null> => {
    setTried(true)
    const next = {
      ...(rule ?? RULE_DEFAULTS),
      ...storedBase(form.base, rule, { section, locale: language, now: stamp() }),
      type: kind.type,
      ...kind.conditions(form.own, rule),
    } as unknown as Omit<RuleOf<Type>, 'id'>
    const id = rule?.id ?? null
    const write = () =>
      extra ? extra.store(id, next, form.base.name) : saveNotificationRule(id, next as unknown as NewRule)
    const pendingWrite = problems.length > 0 ? null : write()
    if (!pendingWrite) {
      setRefusals((count) => count + 1)
      toast(t`Not saved yet. Check the marked fields.`, 'problem')
      return null
    }
    const settle = (change: UndoableChange<string>) => {
      setSaved(form)
      setTried(false)
      extra?.onStored()
      return change
    }
    if (rule === null) {
      try {
        const { value } = settle(await pendingWrite)
        toast(t`Notification created successfully`)
        return value
      } catch {
        toast(t`This could not be saved. Nothing you entered was lost. Try again.`, 'problem')
        return null
      }
    }
    const isStored = await undoable(pendingWrite.then(settle), t`Notification updated successfully`, {
      failed: t`This could not be saved. Nothing you entered was lost. Try again.`,
      onUndo: () => {
        const before = formOf(rule, language)
        setSaved(before)
        setForm((now) => (sameRow(now, form) ? before : now))
      },
    })
    return isStored ? rule.id : null
  }
  const guard = useLeaveGuard(isDirty)
  const [busy, run] = useBusy()
  // Navigates to the new rule's address once its row can be read.
  useEffect(() => {
    if (created !== null && rules.some(({ id }) => id === created)) onShow(created)
  }, [created, rules, onShow])

  const changeBase = useCallback(
    (next: Partial<RuleForm>) => setForm((now) => ({ ...now, base: { ...now.base, ...next } })),
    [],
  )
  const adopt = useCallback(
    (from: RuleDraft) => {
      const own = kind.form(from as unknown as RuleOf<Type>, { system, locale })
      setForm((now) => ({ ...now, own }))
    },
    [kind, system, locale],
  )
  const forget = () => keepRuleDraft(key, null)
  return {
    ...form,
    changeBase,
    changeOwn: (next) => setForm((now) => ({ ...now, own: { ...now.own, ...next } })),
    problems: tried ? problems : NO_PROBLEMS,
    tried,
    missing: problems[0] ?? null,
    refusals,
    busy,
    guard,
    isRestored: opened.wasReloaded && isDirty,
    onDiscard: () => {
      forget()
      setForm(saved)
      setTried(false)
      extra?.onDiscard()
    },
    draft,
    isOutdated,
    adopt,
    save: async () => (await save()) !== null,
    onSave: () =>
      run(async () => {
        const id = await save()
        if (id !== null && rule === null) setCreated(id)
      }),
    onDelete: () =>
      run(async () => {
        if (!rule) return
        // First away, then delete: a screen whose rule is gone says that there is none.
        guard.allowNavigation()
        await onList()
        forget()
        await undoable(deleteNotification(rule.id), t`Notification deleted successfully`, {
          failed: t`This could not be deleted. Try again.`,
        })
      }),
  }
}
