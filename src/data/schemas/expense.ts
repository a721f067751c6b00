import * as v from 'valibot'
import { EXPENSE_DESCRIPTIONS, EXPENSE_TYPES, type Expense } from '#domain/reports/expense'
import type { Assignable } from './assignable'
import { fleetName, integer, numberBetween, perRegion, prefixedId, text } from './fields'

const dayTime = v.strictObject({ daysAgo: integer(0, 120), minuteOfDay: integer(0, 1439) })

export const ExpenseSchema = v.strictObject({
  id: prefixedId('e'),
  attachment: v.boolean(),
  receiptPicture: v.exactOptional(v.string()),
  type: v.picklist(EXPENSE_TYPES),
  date: dayTime,
  merchant: perRegion(text(60)),
  driverId: prefixedId('u'),
  vehicleId: prefixedId('v'),
  fleet: fleetName,
  status: v.literal('valid'),
  createdOn: dayTime,
  createdBy: v.nullable(prefixedId('[um]')),
  editedBy: v.nullable(prefixedId('[um]')),
  amount: numberBetween(0, 1000),
  details: v.strictObject({
    volume: numberBetween(0, 300),
    unitPrice: numberBetween(0, 20),
    odometerMi: integer(0, 500_000),
  }),
  description: v.picklist(EXPENSE_DESCRIPTIONS),
})

type Output = v.InferOutput<typeof ExpenseSchema>
export type ExpenseRow = Assignable<Output, Expense> & Assignable<Expense, Output>
