import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { UndoableChange } from '../../../data/core/undo'
import { deleteNotification } from '../../../data/queries/notificationRules'
import { dayTimeOf } from '../../../domain/kiosk/demoTime'
import type { RuleBase, RuleOf } from '../../../domain/notifications/notificationRule'
import type { EditedRuleType } from '../../../domain/notifications/ruleType'
import { useDemoNow } from '../../../state/demoClock'
import { useLocale } from '../../../state/locale'
import { useEffectiveSettings } from '../../../state/userSettings'
import { useBusy } from '../../../ui/controls/useBusy'
import { toast } from '../../../ui/feedback/toast'
import type { RuleForm } from './ruleForm'
import type { RuleKind } from './ruleKind'
import type { RulePartProps } from './rulePart'
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard'

export interface RuleEditorOptions<Type extends EditedRuleType, Form extends RuleForm> {
  kind: RuleKind<Type, Form>
  /** Null: a new one. */
  rule: RuleOf<Type> | null
  /** All rules of the type. */
  rules: readonly RuleBase[]
  /** What the form does not hold, such as a drawing, was changed. */
  dirty: boolean
  /** Stores the rule with what the form does not hold; null where that is not fit to be stored. */
  store: (rule: Omit<RuleOf<Type>, 'id' | 'type'>, form: Form) => Promise<UndoableChange<string>> | null
  /** Everything is stored as it is shown. */
  onStored: () => void
  onShow: (id: string | null) => void
}

/** An editor at work: the parts of its form, and what becomes of it. */
export interface RuleEditing<Form extends RuleForm> extends RulePartProps<Form> {
  /** Somebody tried to save. */
  tried: boolean
  /** Times that saving was refused. */
  refusals: number
  busy: boolean
  guard: LeaveGuard
  /** @returns whether everything is stored now */
  save: () => Promise<boolean>
  onSave: () => Promise<void>
  onDelete: () => Promise<void>
}

/** The form of a rule of any type: changing, saving, deleting, and leaving it. */
export function useRuleEditor<Type extends EditedRuleType, Form extends RuleForm>({
  kind,
  rule,
  rules,
  dirty,
  store,
  onStored,
  onShow,
}: RuleEditorOptions<Type, Form>): RuleEditing<Form> {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useDemoNow()
  const { timeZone } = useEffectiveSettings()
  // The language of the name when the form was opened, because the language may change while it is open.
  const [openedIn] = useState(locale)
  const [form, setForm] = useState(() => kind.form(rule, openedIn))
  const [savedForm, setSavedForm] = useState(form)
  const [tried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [created, setCreated] = useState<string | null>(null)
  const problems = kind.problems(form)

  /** @returns the id of what is stored now, or null when it could not be */
  const save = async (): Promise<string | null> => {
    setTried(true)
    const at = dayTimeOf(now, timeZone)
    const pendingWrite = problems.length > 0 ? null : store(kind.stored(form, rule, openedIn, at), form)
    if (!pendingWrite) {
      setRefusals((count) => count + 1)
      toast(t`Not saved yet. Check the marked fields.`, 'problem')
      return null
    }
    try {
      const { value: id } = await pendingWrite
      setSavedForm(form)
      onStored()
      toast(rule ? t`Notification updated successfully` : t`Notification created successfully`)
      return id
    } catch {
      toast(t`This could not be saved. Nothing you entered was lost. Try again.`, 'problem')
      return null
    }
  }
  const guard = useLeaveGuard((dirty || form !== savedForm) && created === null)
  const remove = async () => {
    if (!rule) return
    try {
      await deleteNotification(rule.id)
      toast(t`Notification deleted successfully`)
      guard.allowNavigation()
      onShow(null)
    } catch {
      toast(t`This could not be deleted. Try again.`, 'problem')
    }
  }
  const [busy, run] = useBusy()
  // Navigates to the new rule's address once its row can be read.
  useEffect(() => {
    if (created !== null && rules.some(({ id }) => id === created)) onShow(created)
  }, [created, rules, onShow])

  return {
    form,
    change: (next) => setForm((now) => ({ ...now, ...next })),
    problems: tried ? problems : [],
    tried,
    refusals,
    busy,
    guard,
    save: async () => (await save()) !== null,
    onSave: () =>
      run(async () => {
        const id = await save()
        if (id !== null && rule === null) setCreated(id)
      }),
    onDelete: () => run(remove),
  }
}
