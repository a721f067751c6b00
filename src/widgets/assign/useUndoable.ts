import { useLingui } from '@lingui/react/macro'
import type { Undoable } from '../../data/queries/assignments'
import { toast } from '../../ui/feedback/toast'

/** Says that a change was made, with a way to take it back, or that it could not be stored. */
export function useUndoable(): (change: Promise<Undoable>, done: string) => Promise<void> {
  const { t } = useLingui()
  const failed = () => toast(t`This change could not be saved. Try again.`, 'problem')
  return (change, done) =>
    change.then(
      ({ undo }) => toast(done, 'done', { label: t`Undo`, run: () => void undo().catch(failed) }),
      failed,
    )
}
