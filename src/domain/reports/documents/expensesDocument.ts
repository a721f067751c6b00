import { type DaySpan, expensesIn, expenseTotals, overallCostPerMile, vehicleCosts } from '../expenseTotals'
import type { DocumentBody, ReportColumn, ReportFigure } from './reportDocument'
import type { ReportFacts } from './reportFacts'
import { dayChart, reporting } from './reportingVehicles'

/** Expenses for fuel and charging, the newest first (docs/rules.md RE-05, EX-03, EX-05). */
export function expensesDocument(facts: ReportFacts, span: DaySpan): DocumentBody {
  const labels = new Map(facts.vehicles.map(({ id, label }) => [id, label]))
  const listed = facts.expenses.filter(({ expense }) => expensesIn([expense], span).length > 0)
  const expenses = listed.map(({ expense }) => expense)
  const sums = expenseTotals(expenses)
  const all = reporting(facts)
  const costs = vehicleCosts(
    all.map(({ days }) => days),
    expenses,
    span,
  )
  const [hasFuel, hasCharging] = [sums.fueling.count > 0, sums.charging.count > 0]
  const columns: ReportColumn[] = [
    { id: 'when', kind: 'when' },
    { id: 'vehicle', kind: 'text' },
    { id: 'driver', kind: 'text' },
    { id: 'type', kind: 'text' },
    { id: 'merchant', kind: 'text' },
    ...(hasFuel ? [{ id: 'volume', kind: 'volume' } as const] : []),
    ...(hasCharging ? [{ id: 'energy', kind: 'energy' } as const] : []),
    { id: 'amount', kind: 'money' },
  ]
  const spent = (
    id: 'spentOnFuel' | 'spentOnCharging',
    of: typeof sums.fueling,
    kind: 'volume' | 'energy',
  ): ReportFigure[] =>
    of.count === 0
      ? []
      : [{ id, kind: 'money', value: of.amount, note: { is: 'value', kind, value: of.volume } }]
  const perMile = overallCostPerMile(costs)
  return {
    figures: [
      { id: 'amount', kind: 'money', value: sums.amount, note: { is: 'purchases', count: sums.count } },
      ...spent('spentOnFuel', sums.fueling, 'volume'),
      ...spent('spentOnCharging', sums.charging, 'energy'),
      {
        id: 'costPerMile',
        kind: 'costPerMile',
        value: perMile,
        note: {
          is: 'vehicles',
          counted: costs.filter(({ costPerMile }) => costPerMile !== null).length,
          of: facts.vehicles.length,
        },
      },
    ],
    charts: [
      dayChart(
        'amountByDay',
        'money',
        span,
        (daysAgo) => expenseTotals(expensesIn(expenses, { fromDaysAgo: daysAgo, toDaysAgo: daysAgo })).amount,
      ),
    ],
    table: {
      by: 'expense',
      columns,
      rows: listed.map(({ expense, merchant, driver }) => ({
        id: expense.id,
        cells: [
          expense.date,
          labels.get(expense.vehicleId) ?? null,
          driver,
          { codes: [expense.type] },
          merchant,
          ...(hasFuel ? [expense.type === 'fueling' ? expense.details.volume : null] : []),
          ...(hasCharging ? [expense.type === 'charging' ? expense.details.volume : null] : []),
          expense.amount,
        ],
      })),
      totals: [
        null,
        null,
        null,
        null,
        null,
        ...(hasFuel ? [sums.fueling.volume] : []),
        ...(hasCharging ? [sums.charging.volume] : []),
        sums.amount,
      ],
      sort: { column: 'when', descending: true },
    },
    notes: [{ is: 'paidInDays' }],
  }
}
