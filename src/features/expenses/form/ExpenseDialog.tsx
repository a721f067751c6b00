import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import type { ListedExpense } from '#domain/reports/expenseList'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { Dialog } from '../../../ui/overlays/Dialog'
import { showFirstProblem } from '../../../widgets/editor/showFirstProblem'
import { LeaveDialog } from '../../../widgets/unsaved/LeaveDialog'
import { RestoredLine } from '../../../widgets/unsaved/RestoredLine'
import { type Leaves, useLeaveGuard } from '../../../widgets/unsaved/useLeaveGuard'
import type { ExpenseRows } from '../useExpenseRows'
import { DuplicateNotice } from './DuplicateNotice'
import { ExpenseForm } from './ExpenseForm'
import styles from './ExpenseForm.module.css'
import { useExpenseForm } from './useExpenseForm'

export interface ExpenseDialogProps {
  /** `?edit=` of the address: `new`, or the id of an expense. */
  editId: string | null
  rows: ExpenseRows
  onClose: () => void
  /** It is stored. */
  onDone: (id: string) => void
}

/** Adds an expense, or changes one. One that is not there opens nothing. */
export function ExpenseDialog({ editId, rows, ...rest }: ExpenseDialogProps) {
  const edited = rows.all.find(({ id }) => id === editId) ?? null
  if (editId === null || (editId !== 'new' && edited === null)) return null
  return <OneForm key={editId} edited={edited} rows={rows} {...rest} />
}

interface OneFormProps extends Omit<ExpenseDialogProps, 'editId'> {
  edited: ListedExpense | null
}

/** The form is a part of the screen: another path leaves it, and so does another address of it. */
const leavesForm: Leaves = (current, next) =>
  current.pathname !== next.pathname ||
  ('edit' in current.search && current.search.edit) !== ('edit' in next.search && next.search.edit)

function OneForm({ edited, rows, onClose, onDone }: OneFormProps) {
  const { t } = useLingui()
  const form = useId()
  const body = useRef<HTMLDivElement>(null)
  const [pending, run] = useBusy()
  const [tried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const editing = useExpenseForm(edited, rows)
  const guard = useLeaveGuard(editing.isDirty, leavesForm)
  // The fields say what is wrong: a toast would lie over the buttons of the dialog.
  useEffect(() => {
    if (refusals > 0) showFirstProblem(body.current)
  }, [refusals])
  const store = async (): Promise<string | null> => {
    setTried(true)
    if (Object.keys(editing.problems).length > 0) {
      setRefusals((count) => count + 1)
      return null
    }
    return editing.save()
  }
  const save = async () => {
    const id = await store()
    if (id === null) return
    guard.allowNavigation()
    onDone(id)
  }
  const label = edited ? t`Save changes` : editing.duplicate ? t`Add anyway` : t`Save expense`
  return (
    <>
      <Dialog
        title={edited ? t`Edit expense` : t`Add an expense`}
        width="wide"
        isOpen
        onClose={onClose}
        // A tap outside must not discard the form.
        dismissable={false}
        actions={
          <>
            <Button kind="primary" submit form={form} disabled={pending}>
              {label}
            </Button>
            <Button kind="plain" disabled={pending} onClick={onClose}>
              {t`Cancel`}
            </Button>
          </>
        }
      >
        <div ref={body} className={styles.body}>
          {editing.isRestored && <RestoredLine onDiscard={editing.discard} />}
          {editing.duplicate && <DuplicateNotice other={editing.duplicate} onOpen={guard.allowNavigation} />}
          <ExpenseForm id={form} editing={editing} rows={rows} tried={tried} onSubmit={() => run(save)} />
        </div>
      </Dialog>
      <LeaveDialog guard={guard} onSave={async () => (await store()) !== null} onDiscard={editing.discard} />
    </>
  )
}
