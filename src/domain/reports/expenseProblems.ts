import type { DayTime } from '#domain/base/demoTime'
import { type Expense, LISTED_DAYS } from './expense'
import type { AmountField } from './expenseAmounts'

/** The entered values: numbers in US units, null if empty, NaN if invalid. */
export interface ExpenseEntry extends Record<AmountField, number | null> {
  vehicleId: string | null
  driverId: string | null
  merchant: string
  daysAgo: number | null
  minuteOfDay: number | null
  odometerMi: number | null
}
export type EntryField = Exclude<keyof ExpenseEntry, 'daysAgo' | 'minuteOfDay'> | 'day' | 'time'

/** Problems of a field (docs/rules.md EX-07). */
export type EntryProblem =
  | 'missing'
  | 'noNumber'
  | 'notPositive'
  | 'tooMuch'
  | 'tooPrecise'
  | 'overTank'
  | 'future'
  | 'tooOld'
  | 'noTime'
  | 'belowLastReading'
  | 'aboveNextReading'

/** Limits for an entry. */
export interface EntryLimits {
  now: DayTime
  /** Tank or battery size in US gallons or kWh; null if unknown. */
  tank: number | null
  readings: OdometerLimits
}

/** Odometer readings around a given time, miles; null if there is none. */
export interface OdometerLimits {
  before: number | null
  /** The next one after, or the current reading of the vehicle. */
  after: number | null
}

/** Maximum plausible values: US dollars per gallon or kWh, US dollars, gallons or kWh, miles. */
export const MOST = { unitPrice: 20, amount: 1000, volume: 300, odometerMi: 500_000 } as const

/** A tank can be slightly overfilled. */
const OVERFILL = 1.03

/** The first problem of each field that has one. */
export function entryProblems(
  entry: ExpenseEntry,
  { now, tank, readings }: EntryLimits,
): Partial<Record<EntryField, EntryProblem>> {
  const problems: Record<EntryField, EntryProblem | null> = {
    vehicleId: entry.vehicleId === null ? 'missing' : null,
    driverId: entry.driverId === null ? 'missing' : null,
    merchant: entry.merchant.trim() === '' ? 'missing' : null,
    day: dayProblem(entry.daysAgo, now),
    time: timeProblem(entry, now),
    volume: numberProblem(entry.volume, MOST.volume) ?? tankProblem(entry.volume, tank),
    unitPrice: numberProblem(entry.unitPrice, MOST.unitPrice),
    amount: numberProblem(entry.amount, MOST.amount),
    odometerMi: odometerProblem(entry.odometerMi, readings),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/**
 * The readings before and after an expense: those of the vehicle's other expenses, and its current reading.
 * @param shownMi current odometer, miles; null for a vehicle that never reported
 */
export function odometerLimits(
  others: readonly Pick<Expense, 'date' | 'details'>[],
  at: DayTime,
  shownMi: number | null,
): OdometerLimits {
  const readings = others.map(({ date, details }) => ({
    isBefore: isBefore(date, at),
    mi: details.odometerMi,
  }))
  const before = readings.filter((one) => one.isBefore).map(({ mi }) => mi)
  const after = readings.filter((one) => !one.isBefore).map(({ mi }) => mi)
  if (shownMi !== null) after.push(shownMi)
  return {
    before: before.length > 0 ? Math.max(...before) : null,
    after: after.length > 0 ? Math.min(...after) : null,
  }
}

function isBefore(a: DayTime, b: DayTime): boolean {
  return a.daysAgo > b.daysAgo || (a.daysAgo === b.daysAgo && a.minuteOfDay < b.minuteOfDay)
}

function numberProblem(value: number | null, most: number): EntryProblem | null {
  if (value === null) return 'missing'
  if (Number.isNaN(value)) return 'noNumber'
  if (value <= 0) return 'notPositive'
  return value > most ? 'tooMuch' : null
}

function tankProblem(volume: number | null, tank: number | null): EntryProblem | null {
  return volume !== null && tank !== null && volume > tank * OVERFILL ? 'overTank' : null
}

function dayProblem(daysAgo: number | null, now: DayTime): EntryProblem | null {
  if (daysAgo === null) return 'missing'
  if (daysAgo < now.daysAgo) return 'future'
  return daysAgo > LISTED_DAYS ? 'tooOld' : null
}

function timeProblem({ daysAgo, minuteOfDay }: ExpenseEntry, now: DayTime): EntryProblem | null {
  if (minuteOfDay === null) return 'missing'
  if (Number.isNaN(minuteOfDay)) return 'noTime'
  return daysAgo === now.daysAgo && minuteOfDay > now.minuteOfDay ? 'future' : null
}

function odometerProblem(miles: number | null, { before, after }: OdometerLimits): EntryProblem | null {
  const problem = numberProblem(miles, MOST.odometerMi)
  if (problem || miles === null) return problem
  if (before !== null && miles < before) return 'belowLastReading'
  return after !== null && miles > after ? 'aboveNextReading' : null
}
