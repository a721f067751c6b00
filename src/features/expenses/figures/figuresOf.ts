import { changePercent } from '#domain/behavior/behavior'
import type { Expense } from '#domain/reports/expense'
import { averagePrice, type ExpenseTotals, expensesIn, expenseTotals } from '#domain/reports/expenseTotals'

/** Figures of a window, compared with the one before it. */
export interface ExpenseFiguresNow {
  totals: ExpenseTotals
  /** US dollars per gallon, and per kWh. */
  fuelPrice: number | null
  energyPrice: number | null
  /** Signed percent; null if the previous window is unknown. */
  changes: Record<'amount' | 'fuel' | 'energy' | 'fuelPrice' | 'energyPrice', number | null>
}

/** Longest time between two fills: the oldest expense may be this much newer than the start of the previous window. */
const FILL_DAYS = 3

/**
 * Figures of the last `days` days and today, compared with the same number of days before them.
 * @param known all expenses; the oldest one shows whether the previous window is known
 */
export function figuresOf(
  expenses: readonly Expense[],
  known: readonly Expense[],
  days: number,
): ExpenseFiguresNow {
  const totals = expenseTotals(expensesIn(expenses, { fromDaysAgo: days, toDaysAgo: -1 }))
  const before = expenseTotals(expensesIn(expenses, { fromDaysAgo: 2 * days, toDaysAgo: days + 1 }))
  const oldest = known.reduce((most, { date }) => Math.max(most, date.daysAgo), 0)
  const isKnown = oldest >= 2 * days - FILL_DAYS
  const change = (now: number | null, then: number | null) => (isKnown ? changePercent(now, then) : null)
  const fuelPrice = averagePrice(totals.fueling)
  const energyPrice = averagePrice(totals.charging)
  return {
    totals,
    fuelPrice,
    energyPrice,
    changes: {
      amount: change(totals.amount, before.amount),
      fuel: change(totals.fueling.volume, before.fueling.volume),
      energy: change(totals.charging.volume, before.charging.volume),
      fuelPrice: change(fuelPrice, averagePrice(before.fueling)),
      energyPrice: change(energyPrice, averagePrice(before.charging)),
    },
  }
}
