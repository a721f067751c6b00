import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { duplicateOf } from '#domain/reports/expenseDuplicates'
import type { ListedExpense } from '#domain/reports/expenseList'
import { deleteExpense } from '../../../data/queries/expenses'
import { useFormats } from '../../../i18n/useFormats'
import { publishEvent } from '../../../session/events'
import { Button } from '../../../ui/controls/Button'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { TYPE_LABELS } from '../expenseLabels'
import { DuplicateNotice } from '../form/DuplicateNotice'
import { ReceiptCard } from '../receipt/ReceiptCard'
import type { ExpenseRows } from '../useExpenseRows'
import { ExpenseFacts } from './ExpenseFacts'
import styles from './ExpenseSheet.module.css'

export interface ExpenseSheetProps {
  /** `?expense=` of the address. */
  openId: string | null
  rows: ExpenseRows
  onClose: () => void
  onEdit: (id: string) => void
}

/** One expense with its receipt, beside the list. Keeps its content during the closing animation. */
export function ExpenseSheet({ openId, rows, onClose, onEdit }: ExpenseSheetProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const open = openId === null ? null : (rows.all.find(({ id }) => id === openId) ?? null)
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  const isMissing = openId !== null && open === null
  const shown = isMissing ? null : (open ?? last)
  const { at, dateTime } = useFormats()
  const when = shown && dateTime(at(shown.date))
  return (
    <Sheet
      title={shown ? `${_(TYPE_LABELS[shown.type])}, ${when}` : t`Expense`}
      width="wide"
      isOpen={openId !== null}
      onClose={onClose}
      footer={shown && <SheetActions expense={shown} onClose={onClose} onEdit={onEdit} />}
    >
      {shown && <OneExpense key={shown.id} expense={shown} rows={rows} />}
      {isMissing && (
        <EmptyState icon={ICONS.receipt} title={t`We could not find this expense`}>
          <p>{t`It may have been deleted. Choose another one from the list.`}</p>
        </EmptyState>
      )}
    </Sheet>
  )
}

function OneExpense({ expense, rows }: { expense: ListedExpense; rows: ExpenseRows }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const other = duplicateOf(rows.all, expense, expense.id)
  const isCharging = expense.type === 'charging'
  useEffect(() => publishEvent({ kind: 'expenseOpened', isCharging }), [isCharging])
  return (
    <div className={styles.stack}>
      <p className={styles.sum}>
        <span className={styles.amount}>{money(expense.amount)}</span>
        <span className={styles.aside}>{t`before tax`}</span>
      </p>
      {other && <DuplicateNotice other={other} />}
      <ReceiptCard expense={expense} />
      <ExpenseFacts expense={expense} />
    </div>
  )
}

interface SheetActionsProps {
  expense: ListedExpense
  onClose: () => void
  onEdit: (id: string) => void
}

function SheetActions({ expense, onClose, onEdit }: SheetActionsProps) {
  const { t } = useLingui()
  const act = useUndoable()
  const remove = async () => {
    if (await act(deleteExpense(expense.id), t`Expense deleted`)) onClose()
  }
  return (
    <div className={styles.actions}>
      <Button kind="primary" onClick={() => onEdit(expense.id)}>
        <Icon path={ACTION_ICONS.pencil} />
        {t`Edit expense`}
      </Button>
      <Button kind="plain" onClick={remove}>
        <Icon path={ACTION_ICONS.trash} />
        {t`Delete expense`}
      </Button>
    </div>
  )
}
