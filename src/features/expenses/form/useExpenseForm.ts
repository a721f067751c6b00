import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
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
import { addExpense, type ExpenseFields, updateExpense } from '../../../data/queries/expenses'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import { useFormDraft } from '../../../widgets/form/useFormDraft'
import { type FormSaving, useFormSaving } from '../../../widgets/form/useFormSaving'
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
  /** Another expense of the same vehicle, day and amount. */
  duplicate: ListedExpense | undefined
  saving: FormSaving
}

/** The search parameter that opens the form. */
const PARAMS = ['edit']

/**
 * The form of an expense: its content, computed values, problems, and saving.
 * @param onDone called with the id of the stored expense
 */
export function useExpenseForm(
  edited: ListedExpense | null,
  rows: ExpenseRows,
  onDone: (id: string) => void,
): ExpenseEditing {
  const { t } = useLingui()
  const { locale, system, stamp, at, time } = useFormats()
  const region = useRegion()
  const editor = useEditorId()
  const writtenIn = { locale, system }
  const draft = useFormDraft({
    key: `expense/${edited?.id ?? 'new'}`,
    fresh: () => {
      const now = stamp()
      return edited
        ? formOf(edited, edited.merchantName, time(at(edited.date)), writtenIn)
        : emptyForm(now.daysAgo, time(at(now)), writtenIn)
    },
    rewrite: (typed) => rewriteForm(typed, writtenIn),
  })
  const { form, change, setForm } = draft

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
  const numbers = storedNumbers(form, draft.saved, edited)
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

  const save = () => {
    const { volume, unitPrice, odometerMi } = numbers
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
    return edited
      ? {
          change: updateExpense(edited.id, fields, editor).then((made) => ({ ...made, value: edited.id })),
          done: t`Expense updated`,
        }
      : { change: addExpense(fields, editor, stamp()), done: t`Expense added` }
  }
  const saving = useFormSaving(draft, {
    problems: Object.values(problems),
    save,
    onSaved: onDone,
    params: PARAMS,
  })
  return {
    form,
    change,
    typeIn: (field, text) => setForm((now) => typeAmount(now, field, text)),
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
    saving,
  }
}

/** Numbers to store. An unchanged field keeps its stored number, because the shown one is rounded. */
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

/** A known merchant has a name for each region; a new one has the same name everywhere. */
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
