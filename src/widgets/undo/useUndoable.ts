import { useLingui } from '@lingui/react/macro'
import type { UndoableChange, UndoOutcome } from '../../data/core/undo'
import { toast } from '../../ui/feedback/toast'

export interface UndoableOptions {
  /** What is said when the change could not be stored, where the usual sentence does not fit. */
  failed?: string
  /** What was made is shown next, and is taken back there: no undo is offered. */
  isFinal?: boolean
  /** Called when the visitor takes the change back, before the database has it. */
  onUndo?: () => void
}

/** Runs a visitor's change. @returns whether it was stored */
export type RunUndoable = <Value>(
  act: Promise<UndoableChange<Value>>,
  done: string | ((value: Value) => string),
  options?: UndoableOptions,
) => Promise<boolean>

/** Says that a change was made, with a way to take it back, or that it could not be stored. */
export function useUndoable(): RunUndoable {
  const { t } = useLingui()
  const refused = () => toast(t`This change could not be saved. Try again.`, 'problem')
  const report = (outcome: UndoOutcome) => {
    if (outcome === 'changedSince') toast(t`This was changed since and stays as it is.`, 'info')
    if (outcome === 'partly') toast(t`Some of it was changed since and stays as it is.`, 'info')
  }
  return async (act, done, { failed, isFinal = false, onUndo } = {}) => {
    try {
      const { value, isChanged, undo } = await act
      const message = typeof done === 'string' ? done : done(value)
      if (isFinal) {
        toast(message)
        return true
      }
      // A second tap changed nothing: the message of the first keeps its undo.
      if (!isChanged) return true
      const run = () => {
        onUndo?.()
        undo().then(report, refused)
      }
      toast(message, 'done', { label: t`Undo`, run })
      return true
    } catch {
      if (failed === undefined) refused()
      else toast(failed, 'problem')
      return false
    }
  }
}
