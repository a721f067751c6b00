import { amountOf, type Expense, type ExpenseDetails } from '#domain/reports/expense'

/** A paid tank of 10 gallons, bought the day before yesterday at noon; tests override fields. */
export function anExpense(changes: Partial<Expense> = {}, details: Partial<ExpenseDetails> = {}): Expense {
  const bought = { volume: 10, unitPrice: 3.459, odometerMi: 28_400, ...details }
  return {
    id: 'e-1',
    attachment: true,
    type: 'fueling',
    date: { daysAgo: 2, minuteOfDay: 720 },
    merchant: { us: 'Prairie Star Fuel', ca: 'Maple Pump', mx: 'Gasolinera La Sultana' },
    driverId: 'u-1',
    vehicleId: 'v-1',
    fleet: 'Fleet One',
    status: 'valid',
    createdOn: { daysAgo: 2, minuteOfDay: 721 },
    createdBy: null,
    editedBy: null,
    amount: amountOf(bought),
    description: 'regularFuel',
    ...changes,
    details: bought,
  }
}
