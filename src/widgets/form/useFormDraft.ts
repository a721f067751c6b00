import { useCallback, useState } from 'react'
import { sameRow } from '../../data/core/sameRow'
import { keepDraft, keptDraft } from '../../state/formDrafts'
import { isAttractOn } from '../../state/ghost'
import { fitsShape } from './fitsShape'

export interface FormDraftOptions<Form> {
  /** Names the draft: the form and what it changes, such as `expense/new`. */
  key: string
  /** The form as it opens where no draft is kept. */
  fresh: () => Form
  /** A dialog that stays mounted opens its form again each time (default true). */
  isOpen?: boolean
  /** Rewrites a form whose texts depend on language and units into the current ones. */
  rewrite?: (form: Form) => Form
}

/** What a form can lose: its fields, or something beside them such as a drawing. */
export interface Unsaved {
  isDirty: boolean
  /** It holds changes from before it was left or the page was reloaded. */
  isRestored: boolean
  /** Goes back to what is saved. */
  discard: () => void
  /** Marks the current state as stored. */
  settle: () => void
}

/** The fields of a form; unsaved ones are kept for the visit. */
export interface FormDraft<Form> extends Unsaved {
  key: string
  isOpen: boolean
  form: Form
  /** As it is stored, or as a new one opens. */
  saved: Form
  change: (next: Partial<Form>) => void
  setForm: (next: (now: Form) => Form) => void
  /** Goes back from `after`, which was stored, to `before`; fields that were changed since stay. */
  undo: (before: Form, after: Form) => void
}

const asItIs = <Form>(form: Form): Form => form

/** Holds the fields of a form; `useFormSaving` keeps and saves them. */
export function useFormDraft<Form extends object>(options: FormDraftOptions<Form>): FormDraft<Form> {
  const { key, fresh, isOpen = true, rewrite = asItIs } = options
  const open = () => {
    const saved = fresh()
    const kept = keptDraft(key)
    return fitsShape(kept, saved)
      ? { saved, form: kept, isKept: true }
      : { saved, form: saved, isKept: false }
  }
  const [state, setState] = useState(open)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // A dialog that closes keeps its fields until it is gone.
    if (isOpen) setState(open)
  }
  const form = rewrite(state.form)
  const saved = rewrite(state.saved)
  const isDirty = isOpen && !sameRow(form, saved)
  // Once nothing of what was kept is left, what is typed next is not restored.
  if (isOpen && state.isKept && !isDirty) setState((now) => ({ ...now, isKept: false }))
  const setForm = useCallback(
    (next: (now: Form) => Form) =>
      setState((now) => {
        const form = next(rewrite(now.form))
        // A visitor who takes over from the loop between visits is not asked about what it has filled in.
        return isAttractOn() ? { ...now, saved: form, form } : { ...now, form }
      }),
    [rewrite],
  )
  return {
    key,
    isOpen,
    form,
    saved,
    isDirty,
    isRestored: state.isKept && isDirty,
    change: (next) => setForm((now) => ({ ...now, ...next })),
    setForm,
    discard: () => {
      keepDraft(key, null)
      setState({ saved, form: saved, isKept: false })
    },
    settle: () => {
      keepDraft(key, null)
      setState((now) => ({ saved: form, form: now.form, isKept: false }))
    },
    undo: (before, after) =>
      setState((now) => ({
        ...now,
        saved: before,
        form: sameRow(rewrite(now.form), after) ? before : now.form,
      })),
  }
}
