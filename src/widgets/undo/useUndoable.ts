import { useLingui } from '@lingui/react/macro'
import type { UndoableChange, UndoOutcome } from '../../data/core/undo'
import { toast } from '../../ui/feedback/toast'

export interface UndoableOptions {
  /** Message if the change could not be stored, if the usual sentence does not fit. */
  failed?: string
  /** Offers no undo, because the next screen shows what was made and can remove it. */
  isFinal?: boolean
  /** Called when the visitor undoes the change, before it is stored. */
  onUndo?: () => void
}

/** Runs a visitor's change. @returns whether it was stored */
export type RunUndoable = <Value>(
  act: Promise<UndoableChange<Value>>,
  done: string | ((value: Value) => string),
  options?: UndoableOptions,
) => Promise<boolean>

/** Tells that a change was made, with undo, or that it could not be stored. */
export function useUndoable(): RunUndoable {
  const { t } = useLingui()
  const refused = () => toast(t`This change could not be saved. Try again.`, 'problem')
  const report = (outcome: UndoOutcome) => {
    if (outcome === 'changedSince') toast(t`This has changed since then and was left as is.`, 'info')
    if (outcome === 'partly') toast(t`Some of it has changed since then and was left as is.`, 'info')
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
