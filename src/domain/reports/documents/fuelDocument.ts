import { economyMpg } from '#domain/vehicle/energy'
import { type DaySpan, expensesIn, expenseTotals, overallCostPerMile, vehicleCosts } from '../expenseTotals'
import type { DocumentBody, FigureNote, ReportFigure, ValueKind } from './reportDocument'
import type { ReportFacts } from './reportFacts'
import { drivenOf, reporting, sumAll, sumChart, sumOver, whoIsMissing } from './reportingVehicles'
import { type VehicleColumn, vehicleTable } from './vehicleTable'

interface FuelSums {
  ev: boolean
  distanceMi: number
  energy: number
  amount: number
  costPerMile: number | null
}

/** Fuel and energy: what each vehicle used for its distance, and what was paid for it (docs/rules.md RE-05). */
export function fuelDocument(facts: ReportFacts, span: DaySpan): DocumentBody {
  const sums = sumUp(facts, span)
  const costOf = new Map(sums.costs.map((cost) => [cost.vehicleId, cost]))
  return {
    figures: figures(facts, sums, span),
    charts: [
      ...(sums.gas.length > 0 ? [sumChart('volumeByDay', 'volume', sums.gas, 'energy', span)] : []),
      ...(sums.electric.length > 0 ? [sumChart('energyByDay', 'energy', sums.electric, 'energy', span)] : []),
    ],
    table: vehicleTable(
      facts.vehicles,
      ({ id }) => {
        const days = facts.days.get(id)
        const cost = costOf.get(id)
        if (!days) return null
        return {
          ev: days.ev,
          distanceMi: sumOver(days, 'distanceMi', span),
          energy: sumOver(days, 'energy', span),
          amount: cost?.amount ?? 0,
          costPerMile: cost?.costPerMile ?? null,
        }
      },
      columns(facts, sums),
      'distance',
    ),
    notes: [
      { is: 'economy' },
      ...(facts.hasExpenses ? [{ is: 'recordedCosts' } as const] : []),
      ...whoIsMissing(facts, span),
    ],
  }
}

type FuelTotals = ReturnType<typeof sumUp>

function sumUp(facts: ReportFacts, span: DaySpan) {
  const all = reporting(facts)
  const gas = all.filter(({ days }) => !days.ev)
  const electric = all.filter(({ days }) => days.ev)
  const expenses = facts.expenses.map(({ expense }) => expense)
  const costs = vehicleCosts(
    all.map(({ days }) => days),
    expenses,
    span,
  )
  const gallons = sumAll(gas, 'energy', span)
  const kWh = sumAll(electric, 'energy', span)
  return {
    all,
    gas,
    electric,
    costs,
    distanceMi: sumAll(all, 'distanceMi', span),
    gallons,
    kWh,
    mpg: economyMpg(sumAll(gas, 'distanceMi', span), gallons, false),
    mpge: economyMpg(sumAll(electric, 'distanceMi', span), kWh, true),
    amount: expenseTotals(expensesIn(expenses, span)).amount,
    perMile: overallCostPerMile(costs),
  }
}

function figures(facts: ReportFacts, sums: FuelTotals, span: DaySpan): ReportFigure[] {
  const { gas, electric, distanceMi, gallons, kWh, mpg, mpge, amount, perMile } = sums
  const note = (kind: ValueKind, value: number | null): FigureNote | null =>
    value === null ? null : { is: 'value', kind, value }
  const found: ReportFigure[] = [
    {
      id: 'distance',
      kind: 'distance',
      value: distanceMi,
      note: drivenOf(facts, span),
    },
  ]
  if (gas.length > 0)
    found.push({ id: 'volume', kind: 'volume', value: gallons, note: note('fuelEconomy', mpg) })
  if (electric.length > 0)
    found.push({ id: 'energy', kind: 'energy', value: kWh, note: note('electricEconomy', mpge) })
  if (facts.hasExpenses)
    found.push({ id: 'amount', kind: 'money', value: amount, note: note('costPerMile', perMile) })
  return found
}

/** Gallons and kWh have separate columns, each only if a vehicle has a value. */
function columns(facts: ReportFacts, sums: FuelTotals): VehicleColumn<FuelSums>[] {
  const shown: VehicleColumn<FuelSums>[] = [
    { id: 'distance', kind: 'distance', of: ({ distanceMi }) => distanceMi, total: sums.distanceMi },
  ]
  if (sums.gas.length > 0)
    shown.push(
      { id: 'volume', kind: 'volume', of: ({ ev, energy }) => (ev ? null : energy), total: sums.gallons },
      {
        id: 'fuelEconomy',
        kind: 'fuelEconomy',
        of: ({ ev, distanceMi, energy }) => (ev ? null : economyMpg(distanceMi, energy, false)),
        total: sums.mpg,
      },
    )
  if (sums.electric.length > 0)
    shown.push(
      { id: 'energy', kind: 'energy', of: ({ ev, energy }) => (ev ? energy : null), total: sums.kWh },
      {
        id: 'electricEconomy',
        kind: 'electricEconomy',
        of: ({ ev, distanceMi, energy }) => (ev ? economyMpg(distanceMi, energy, true) : null),
        total: sums.mpge,
      },
    )
  if (facts.hasExpenses)
    shown.push(
      { id: 'amount', kind: 'money', of: ({ amount }) => amount, total: sums.amount },
      {
        id: 'costPerMile',
        kind: 'costPerMile',
        of: ({ costPerMile }) => costPerMile,
        total: sums.perMile,
      },
    )
  return shown
}
