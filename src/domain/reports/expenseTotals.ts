import { sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import type { Expense } from './expense'

/** A range of days, both inclusive: 1 is yesterday, the newest full day. */
export interface DaySpan {
  fromDaysAgo: number
  toDaysAgo: number
}

/** Sums of the expenses of one type. */
export interface ExpenseSum {
  count: number
  /** US dollars before tax, to the cent. */
  amount: number
  /** US gallons, or kWh for charging, to the hundredth. */
  volume: number
}

/** Sums of some expenses: amounts are added up, gallons and kWh are kept apart. */
export interface ExpenseTotals {
  count: number
  /** US dollars before tax, to the cent. */
  amount: number
  fueling: ExpenseSum
  charging: ExpenseSum
}

/** The cost of driving one vehicle over some days (docs/rules.md EX-05). */
export interface VehicleCost {
  vehicleId: string
  ev: boolean
  /** Number of expenses. */
  count: number
  /** US dollars before tax paid on these days. */
  amount: number
  /** US gallons, or kWh, bought on these days. */
  volume: number
  /** Miles driven on these days. */
  distanceMi: number
  /** US dollars per mile; null if nothing was bought or driven. */
  costPerMile: number | null
}

/** A window of full days that ends yesterday, as for figures that are compared with distances. */
export function fullDays(days: number): DaySpan {
  return { fromDaysAgo: days, toDaysAgo: 1 }
}

/** The expenses of some days, in the given order. */
export function expensesIn<Row extends Pick<Expense, 'date'>>(
  expenses: readonly Row[],
  { fromDaysAgo, toDaysAgo }: DaySpan,
): Row[] {
  return expenses.filter(({ date }) => date.daysAgo <= fromDaysAgo && date.daysAgo >= toDaysAgo)
}

/** Adds up count, amounts in US dollars, and gallons or kWh of each type (docs/rules.md EX-03). */
export function expenseTotals(expenses: readonly Expense[]): ExpenseTotals {
  const fueling = sumOf(expenses.filter(({ type }) => type === 'fueling'))
  const charging = sumOf(expenses.filter(({ type }) => type === 'charging'))
  return {
    count: fueling.count + charging.count,
    amount: toHundredth(fueling.amount + charging.amount),
    fueling,
    charging,
  }
}

/** Average price in US dollars per gallon or kWh, by volume; null if nothing was bought. */
export function averagePrice({ amount, volume }: Pick<ExpenseSum, 'amount' | 'volume'>): number | null {
  return volume > 0 ? amount / volume : null
}

/**
 * The cost of driving each vehicle over some days, in the order of `vehicles`: the amount paid divided by the
 * distance driven on the same days, so that a short window depends on the days of filling (docs/rules.md
 * EX-05).
 */
export function vehicleCosts(
  vehicles: readonly VehicleDays[],
  expenses: readonly Expense[],
  span: DaySpan,
): VehicleCost[] {
  const byVehicle = new Map<string, Expense[]>()
  for (const expense of expensesIn(expenses, span)) {
    const own = byVehicle.get(expense.vehicleId)
    if (own) own.push(expense)
    else byVehicle.set(expense.vehicleId, [expense])
  }
  const length = span.fromDaysAgo - span.toDaysAgo + 1
  return vehicles.map((vehicle) => {
    const { count, amount, volume } = sumOf(byVehicle.get(vehicle.id) ?? [])
    const distanceMi = sumDays(vehicle, 'distanceMi', length, span.toDaysAgo)
    return {
      vehicleId: vehicle.id,
      ev: vehicle.ev,
      count,
      amount,
      volume,
      distanceMi,
      costPerMile: costPerMile(amount, distanceMi),
    }
  })
}

/** US dollars per mile of several vehicles together: the total paid divided by the total distance. */
export function overallCostPerMile(costs: readonly VehicleCost[]): number | null {
  return costPerMile(
    costs.reduce((sum, { amount }) => sum + amount, 0),
    costs.reduce((sum, { distanceMi }) => sum + distanceMi, 0),
  )
}

function costPerMile(amount: number, distanceMi: number): number | null {
  return amount > 0 && distanceMi > 0 ? amount / distanceMi : null
}

/** Rounded once, so that rounding errors of many rows do not add up. */
function sumOf(expenses: readonly Expense[]): ExpenseSum {
  return {
    count: expenses.length,
    amount: toHundredth(expenses.reduce((sum, { amount }) => sum + amount, 0)),
    volume: toHundredth(expenses.reduce((sum, { details }) => sum + details.volume, 0)),
  }
}

function toHundredth(value: number): number {
  return Math.round(value * 100) / 100
}
