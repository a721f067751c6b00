import { useLingui } from '@lingui/react/macro'
import { type RunUndoable, useUndoable } from '../undo/useUndoable'

/** Runs the change that a form makes; where it could not be stored, says that nothing typed is lost. */
export function useStoring(): RunUndoable {
  const { t } = useLingui()
  const run = useUndoable()
  const failed = t`This could not be saved. Nothing you entered was lost. Try again.`
  return (act, done, options) => run(act, done, { failed, ...options })
}
