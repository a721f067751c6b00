import * as v from 'valibot'
import { EXPENSE_DESCRIPTIONS, EXPENSE_TYPES, type Expense } from '../../domain/reports/expense'
import type { Assignable } from './assignable'
import { between, fleetName, idOf, perRegion, text, whole } from './fields'

const dayTime = v.strictObject({ daysAgo: whole(0, 120), minuteOfDay: whole(0, 1439) })

/** One row of the expenses dataset. */
export const ExpenseSchema = v.strictObject({
  id: idOf('e'),
  attachment: v.boolean(),
  type: v.picklist(EXPENSE_TYPES),
  date: dayTime,
  merchant: perRegion(text(60)),
  driverId: idOf('u'),
  vehicleId: idOf('v'),
  fleet: fleetName,
  status: v.literal('valid'),
  createdOn: dayTime,
  createdBy: v.nullable(idOf('[um]')),
  editedBy: v.nullable(idOf('[um]')),
  amount: between(0, 1000),
  details: v.strictObject({
    volume: between(0, 300),
    unitPrice: between(0, 20),
    odometerMi: whole(0, 500_000),
  }),
  description: v.picklist(EXPENSE_DESCRIPTIONS),
})

type Output = v.InferOutput<typeof ExpenseSchema>
/** What the schema lets through: `Expense`, held to it both ways by the compiler. */
export type ExpenseRow = Assignable<Output, Expense> & Assignable<Expense, Output>
