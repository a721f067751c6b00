import { useLingui } from '@lingui/react/macro'
import type { ListedExpense } from '#domain/reports/expenseList'
import { FormDialog } from '../../../widgets/form/FormDialog'
import type { ExpenseRows } from '../useExpenseRows'
import { DuplicateNotice } from './DuplicateNotice'
import { ExpenseFields } from './ExpenseFields'
import styles from './ExpenseForm.module.css'
import { useExpenseForm } from './useExpenseForm'

export interface ExpenseDialogProps {
  /** `?edit=` of the address: `new`, or the id of an expense. */
  editId: string | null
  rows: ExpenseRows
  onClose: () => void
  /** Called once the expense is stored. */
  onDone: (id: string) => void
}

/** Adds or changes an expense. An unknown id opens nothing. */
export function ExpenseDialog({ editId, rows, ...rest }: ExpenseDialogProps) {
  const edited = rows.all.find(({ id }) => id === editId) ?? null
  if (editId === null || (editId !== 'new' && edited === null)) return null
  return <OneForm key={editId} edited={edited} rows={rows} {...rest} />
}

interface OneFormProps extends Omit<ExpenseDialogProps, 'editId'> {
  edited: ListedExpense | null
}

function OneForm({ edited, rows, onClose, onDone }: OneFormProps) {
  const { t } = useLingui()
  const editing = useExpenseForm(edited, rows, onDone)
  const { saving, duplicate } = editing
  return (
    <FormDialog
      title={edited ? t`Edit expense` : t`Add an expense`}
      width="wide"
      saving={saving}
      saveLabel={edited ? t`Save changes` : duplicate ? t`Add anyway` : t`Save expense`}
      isOpen
      onClose={onClose}
      className={styles.form}
      notice={duplicate && <DuplicateNotice other={duplicate} onOpen={saving.guard.allowNavigation} />}
    >
      <ExpenseFields editing={editing} rows={rows} storedPicture={edited?.receiptPicture} />
    </FormDialog>
  )
}
