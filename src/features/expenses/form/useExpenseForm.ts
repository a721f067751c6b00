import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { DayTime } from '#domain/base/demoTime'
import { DESCRIPTIONS_OF, type ExpenseType } from '#domain/reports/expense'
import { duplicateOf } from '#domain/reports/expenseDuplicates'
import type { ListedExpense } from '#domain/reports/expenseList'
import {
  type EntryField,
  type EntryProblem,
  entryProblems,
  type OdometerLimits,
  odometerLimits,
} from '#domain/reports/expenseProblems'
import { tankOf } from '#domain/vehicle/tankCapacity'
import { type DrivenVehicle, reportedOdometerMi } from '#domain/vehicle/vehicle'
import { sameRow } from '../../../data/core/sameRow'
import { addExpense, type ExpenseFields, updateExpense } from '../../../data/queries/expenses'
import { useFormats } from '../../../i18n/FormatsProvider'
import { keepDraft, keptDraft } from '../../../state/formDrafts'
import { useRegion } from '../../../state/region'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { fitsShape } from '../../../widgets/unsaved/fitsShape'
import { useEditorId } from '../useEditorId'
import type { ExpenseRows } from '../useExpenseRows'
import {
  type ExpenseForm,
  emptyForm,
  entryNumbers,
  formOf,
  minuteOf,
  precisionProblems,
  rewriteForm,
  typeAmount,
} from './expenseFormText'

export interface ExpenseEditing {
  form: ExpenseForm
  change: (next: Partial<ExpenseForm>) => void
  typeIn: (field: 'volume' | 'unitPrice' | 'amount', text: string) => void
  setType: (type: ExpenseType) => void
  setVehicle: (id: string) => void
  vehicle: DrivenVehicle | null
  tank: number | null
  readings: OdometerLimits
  problems: Partial<Record<EntryField, EntryProblem>>
  /** Another expense that this one looks like. */
  duplicate: ListedExpense | undefined
  isDirty: boolean
  /** It holds changes from before it was left or the page was reloaded. */
  isRestored: boolean
  discard: () => void
  /** @returns the id of what is stored now; null when it could not be */
  save: () => Promise<string | null>
}

/** Names the draft of an expense. */
const draftKey = (id: string | null) => `expense/${id ?? 'new'}`

/** The form of an expense: what is typed, what follows from it, what is wrong with it, and storing it. */
export function useExpenseForm(edited: ListedExpense | null, rows: ExpenseRows): ExpenseEditing {
  const { t } = useLingui()
  const { locale, system, stamp, at, time } = useFormats()
  const region = useRegion()
  const editor = useEditorId()
  const undoable = useUndoable()
  const writtenIn = { locale, system }
  const key = draftKey(edited?.id ?? null)
  const [opened] = useState(() => {
    const now = stamp()
    const fresh = edited
      ? formOf(edited, edited.merchantName, time(at(edited.date)), writtenIn)
      : emptyForm(now.daysAgo, time(at(now)), writtenIn)
    const kept = keptDraft(key)
    return kept && fitsShape(kept.form, fresh)
      ? { fresh, form: kept.form, isKept: true }
      : { fresh, form: fresh, isKept: false }
  })
  const [typed, setForm] = useState<ExpenseForm>(opened.form)
  const form = rewriteForm(typed, writtenIn)
  const fresh = rewriteForm(opened.fresh, writtenIn)
  const isDirty = !sameRow(form, fresh)
  useEffect(() => {
    keepDraft(key, isDirty ? { form, page: performance.timeOrigin } : null)
  }, [key, isDirty, form])

  const vehicle = rows.vehicles.find(({ id }) => id === form.vehicleId) ?? null
  const tank = vehicle && tankOf(vehicle)
  const minute = minuteOf(form.time)
  const moment: DayTime = { daysAgo: form.day ?? 0, minuteOfDay: minute !== null && minute >= 0 ? minute : 0 }
  const { daysAgo, minuteOfDay } = moment
  const readings = useMemo(
    () =>
      odometerLimits(
        rows.all.filter(({ vehicleId, id }) => vehicleId === vehicle?.id && id !== edited?.id),
        { daysAgo, minuteOfDay },
        vehicle && reportedOdometerMi(vehicle),
      ),
    [rows, vehicle, edited, daysAgo, minuteOfDay],
  )
  const numbers = storedNumbers(form, fresh, edited)
  const problems = {
    ...precisionProblems(form),
    ...entryProblems(
      {
        ...numbers,
        vehicleId: form.vehicleId || null,
        driverId: form.driverId || null,
        merchant: form.merchant,
        daysAgo: form.day,
        minuteOfDay: minute,
      },
      { now: stamp(), tank, readings },
    ),
  }
  const { amount } = numbers
  const duplicate =
    vehicle && form.day !== null && amount !== null && amount > 0
      ? duplicateOf(rows.all, { vehicleId: vehicle.id, date: moment, amount }, edited?.id ?? null)
      : undefined

  const change = (next: Partial<ExpenseForm>) => setForm({ ...form, ...next })
  const save = async (): Promise<string | null> => {
    const { volume, unitPrice, odometerMi } = numbers
    if (Object.keys(problems).length > 0) return null
    if (volume === null || unitPrice === null || amount === null || odometerMi === null) return null
    const fields: ExpenseFields = {
      type: form.type,
      date: moment,
      merchant: merchantOf(form.merchant, rows.all, edited, region),
      driverId: form.driverId,
      vehicleId: form.vehicleId,
      amount,
      details: { volume, unitPrice, odometerMi },
      description: form.description,
      receiptPicture: form.picture || null,
    }
    const failed = t`This could not be saved. Nothing you entered was lost. Try again.`
    let id = edited?.id ?? null
    const isStored = edited
      ? await undoable(updateExpense(edited.id, fields, editor), t`Expense updated`, { failed })
      : await undoable(
          addExpense(fields, editor, stamp()).then((added) => {
            id = added.value
            return added
          }),
          t`Expense added`,
          { failed },
        )
    if (!isStored) return null
    keepDraft(key, null)
    return id
  }
  return {
    form,
    change,
    typeIn: (field, text) => setForm(typeAmount(form, field, text)),
    setType: (type) =>
      change({
        type,
        description: DESCRIPTIONS_OF[type][0],
        ...(vehicle && vehicle.details.ev !== (type === 'charging') && { vehicleId: '', driverId: '' }),
      }),
    setVehicle: (id) => {
      const chosen = rows.vehicles.find((one) => one.id === id)
      change({ vehicleId: id, ...(chosen?.driverId && { driverId: chosen.driverId }) })
    },
    vehicle,
    tank,
    readings,
    problems,
    duplicate,
    isDirty,
    isRestored: opened.isKept && isDirty,
    discard: () => {
      keepDraft(key, null)
      setForm(fresh)
    },
    save,
  }
}

/** Numbers to store: as they were where nobody typed, because a shown number is rounded. */
function storedNumbers(form: ExpenseForm, fresh: ExpenseForm, edited: ListedExpense | null) {
  const numbers = entryNumbers(form)
  if (!edited || form.type !== fresh.type) return numbers
  const isSameAmount =
    form.volume === fresh.volume && form.unitPrice === fresh.unitPrice && form.amount === fresh.amount
  const { volume, unitPrice, odometerMi } = edited.details
  return {
    ...numbers,
    ...(isSameAmount && { volume, unitPrice, amount: edited.amount }),
    ...(form.odometer === fresh.odometer && { odometerMi }),
  }
}

/** A merchant that is known has a name in every region; another one is called the same everywhere. */
function merchantOf(
  name: string,
  expenses: readonly ListedExpense[],
  edited: ListedExpense | null,
  region: keyof ListedExpense['merchant'],
): ListedExpense['merchant'] {
  const trimmed = name.trim().replace(/\s+/g, ' ')
  if (edited && edited.merchant[region] === trimmed) return edited.merchant
  const known = expenses.find(({ merchantName }) => merchantName === trimmed)
  return known?.merchant ?? { us: trimmed, ca: trimmed, mx: trimmed }
}
