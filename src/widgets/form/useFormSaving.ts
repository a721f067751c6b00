import { useEffect, useEffectEvent, useState } from 'react'
import type { UndoableChange } from '../../data/core/undo'
import { keepDraft } from '../../state/formDrafts'
import { useBusy } from '../../ui/controls/useBusy'
import type { UndoableOptions } from '../undo/useUndoable'
import type { FormDraft, Unsaved } from './useFormDraft'
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard'
import { useStoring } from './useStoring'

/** What storing a form does and says. */
export interface Saving<Value> extends Pick<UndoableOptions, 'isFinal'> {
  change: Promise<UndoableChange<Value>>
  /** Message after it was stored. */
  done: string
}

export interface FormSavingOptions<Value, Problem> {
  /** What prevents saving, in the order of the fields; without it, the fields check themselves. */
  problems?: readonly Problem[]
  /** Stores a form without problems; null when something beside its fields cannot be stored. */
  save: () => Saving<Value> | null
  /** Leaves the form after its button has saved it; without it, the form stays. */
  onSaved?: (value: Value) => void
  /** `onSaved` waits until the stored value can be read. */
  isReadable?: (value: Value) => boolean
  /** Search parameters that the form belongs to. */
  params?: readonly string[]
  /** What is changed together with the fields, such as a drawing. */
  beside?: Unsaved | null
}

/** The problems of a form, and the ways to save, discard and leave it. */
export interface FormSaving<Problem = unknown> {
  /** Problems to show: none before the first attempt to save. */
  problems: readonly Problem[]
  /** True after an attempt to save; from then on an empty field shows its problem. */
  tried: boolean
  /** The first thing that still prevents saving; null when there is none. */
  missing: Problem | null
  /** Times that saving was refused since the form was last saved or put back. */
  refusals: number
  busy: boolean
  isDirty: boolean
  isRestored: boolean
  guard: LeaveGuard
  discard: () => void
  /** @returns whether everything is stored now */
  save: () => Promise<boolean>
  onSave: () => Promise<void>
}

const NONE: readonly never[] = []

/** Keeps the draft of a form, says what is wrong with it, saves it, and asks before it is left (docs/rules.md SE-14). */
export function useFormSaving<Form extends object, Value, Problem = never>(
  draft: FormDraft<Form>,
  options: FormSavingOptions<Value, Problem>,
): FormSaving<Problem> {
  const { problems = NONE, save, onSaved, isReadable, params, beside = null } = options
  const store = useStoring()
  const [busy, run] = useBusy()
  const [tried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [stored, setStored] = useState<{ value: Value } | null>(null)
  const { key, form, isOpen } = draft
  const forgetTries = () => {
    setTried(false)
    setRefusals(0)
  }
  const isLeft = stored !== null
  const isDirty = !isLeft && (draft.isDirty || beside?.isDirty === true)
  const guard = useLeaveGuard(isDirty, params)

  const isUnsaved = draft.isDirty && !isLeft
  useEffect(() => {
    if (isOpen) keepDraft(key, isUnsaved ? form : null)
  }, [isOpen, key, isUnsaved, form])
  useEffect(() => {
    if (isOpen) return
    setTried(false)
    setRefusals(0)
    setStored(null)
  }, [isOpen])
  const goOn = useEffectEvent((value: Value) => onSaved?.(value))
  const isReady = stored !== null && isReadable?.(stored.value) !== false
  useEffect(() => {
    if (isReady) goOn(stored.value)
  }, [isReady, stored])

  /** @returns what was stored; null when it could not be */
  const attempt = async (): Promise<{ value: Value } | null> => {
    setTried(true)
    const saving = problems.length === 0 ? save() : null
    if (!saving) {
      setRefusals((count) => count + 1)
      return null
    }
    const before = draft.saved
    const change = saving.change.then((made) => {
      draft.settle()
      beside?.settle()
      forgetTries()
      return made
    })
    const isStored = await store(change, saving.done, {
      ...(saving.isFinal && { isFinal: true }),
      onUndo: () => draft.undo(before, form),
    })
    return isStored ? { value: (await change).value } : null
  }
  return {
    problems: tried ? problems : NONE,
    tried,
    missing: problems[0] ?? null,
    refusals,
    busy,
    isDirty,
    isRestored: isDirty && (draft.isRestored || beside?.isRestored === true),
    guard,
    discard: () => {
      draft.discard()
      beside?.discard()
      forgetTries()
    },
    save: async () => (await attempt()) !== null,
    onSave: () =>
      run(async () => {
        const made = await attempt()
        if (onSaved) setStored(made)
      }),
  }
}
