import { type DayTime, newestFirst } from '#domain/base/demoTime'
import type { Live } from '#domain/base/live'
import type { Expense } from '#domain/reports/expense'
import { nextId } from '../core/ids'
import { useLiveQuery } from '../core/live'
import { storedQuery } from '../core/stored'
import type { UndoableChange } from '../core/undo'
import { changeRow, changeRows } from '../core/visitorChanges'

/** Expenses, newest first. */
export function useExpenses(): Live<Expense[]> {
  return useLiveQuery(expensesQuery)
}

const expensesQuery = storedQuery(['expenses'], async (db) => {
  const expenses = await db.expenses.toArray()
  return expenses.sort((a, b) => newestFirst(a.date, b.date))
})

/** The last fueling or charging of a vehicle; missing if there is none. */
export function useLastFilling(vehicleId: string): Live<Expense> {
  return useLiveQuery(lastFillingQuery, vehicleId)
}

const lastFillingQuery = storedQuery(['expenses'], async (db, vehicleId: string) => {
  const expenses = await db.expenses.where('vehicleId').equals(vehicleId).toArray()
  return expenses.sort((a, b) => newestFirst(a.date, b.date))[0]
})

/** The entered fields of an expense; the fleet is the vehicle's. */
export type ExpenseFields = Pick<
  Expense,
  'type' | 'date' | 'merchant' | 'driverId' | 'vehicleId' | 'amount' | 'details' | 'description'
> & {
  /** A JPEG data URL; null leaves the receipt unchanged. */
  receiptPicture: string | null
}

/** Adds an expense, created `at` a given time, until the visit is reset. The change's value is its id. */
export function addExpense(
  { receiptPicture, ...fields }: ExpenseFields,
  createdBy: string,
  at: DayTime,
): Promise<UndoableChange<string>> {
  return changeRows(['expenses', 'vehicles'], async (rows) => {
    const vehicle = await rows.get('vehicles', fields.vehicleId)
    const id = nextId('e', await rows.all('expenses'))
    await rows.put('expenses', {
      ...fields,
      id,
      fleet: vehicle?.fleet ?? '',
      status: 'valid',
      createdOn: at,
      createdBy,
      editedBy: null,
      attachment: receiptPicture !== null,
      ...(receiptPicture !== null && { receiptPicture }),
    })
    return id
  })
}

/** Changes an expense until the visit is reset; a changed vehicle also changes the fleet. */
export function updateExpense(
  id: string,
  { receiptPicture, ...fields }: ExpenseFields,
  editedBy: string,
): Promise<UndoableChange> {
  return changeRows(['expenses', 'vehicles'], async (rows) => {
    const before = await rows.get('expenses', id)
    if (!before) return
    const vehicle = await rows.get('vehicles', fields.vehicleId)
    await rows.put('expenses', {
      ...before,
      ...fields,
      fleet: fields.vehicleId === before.vehicleId ? before.fleet : (vehicle?.fleet ?? before.fleet),
      editedBy,
      ...(receiptPicture !== null && { receiptPicture, attachment: true }),
    })
  })
}

/** Deletes an expense until the visit is reset. */
export function deleteExpense(id: string): Promise<UndoableChange> {
  return changeRows(['expenses'], async (rows) => {
    if (await rows.get('expenses', id)) await rows.remove('expenses', id)
  })
}

/** Attaches a picture of the receipt, or removes the receipt with null, until the visit is reset. */
export function setReceipt(id: string, picture: string | null, editedBy: string): Promise<UndoableChange> {
  return changeRow('expenses', id, ({ receiptPicture: _, ...expense }) => ({
    ...expense,
    editedBy,
    attachment: picture !== null,
    ...(picture !== null && { receiptPicture: picture }),
  }))
}
