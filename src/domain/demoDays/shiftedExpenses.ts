import { type DayTime, newestFirst } from '#domain/base/demoTime'
import type { Expense } from '#domain/reports/expense'
import { odometerTenths, type ShiftedRow } from './shiftedRow'

const LAST_MINUTE = 24 * 60 - 1

/** Expenses on the days on which their fills are shown, the newest first. */
export function shiftedExpenses(
  expenses: readonly Expense[],
  rows: ReadonlyMap<string, ShiftedRow>,
  filesRows: ReadonlyMap<string, ShiftedRow['row']>,
): Expense[] {
  return expenses
    .map((expense) => {
      const shifted = rows.get(expense.vehicleId)
      const files = filesRows.get(expense.vehicleId)
      return shifted && files ? shiftedExpense(expense, shifted, files) : expense
    })
    .sort((a, b) => newestFirst(a.date, b.date))
}

function shiftedExpense(expense: Expense, shifted: ShiftedRow, files: ShiftedRow['row']): Expense {
  const { date, createdOn, createdBy, driverId, details } = expense
  const from = date.daysAgo - 1
  const to = shifted.fillShownAt.get(from) ?? shifted.places.indexOf(from)
  // Before the history, or today.
  if (to < 0 || (to === from && shifted.places[from] === from)) return withOdometer(expense, shifted, from)
  const source = shifted.places[to] ?? from
  // A fill that moved to another day follows that day's last drive and driver.
  const later = source === from ? 0 : (files.lastEnd[source] ?? 0) - (files.lastEnd[from] ?? 0)
  const driver = files.driverId[source] ?? driverId
  const moved = { ...date, daysAgo: to + 1, minuteOfDay: minute(date.minuteOfDay + later) }
  return withOdometer(
    {
      ...expense,
      date: moved,
      createdOn: createdAfter(moved, date, createdOn),
      driverId: driver,
      createdBy: createdBy === driverId ? driver : createdBy,
      details,
    },
    shifted,
    to,
  )
}

/** Created as long after the date as in the files, but yesterday at the latest. */
function createdAfter(moved: DayTime, date: DayTime, createdOn: DayTime): DayTime {
  const daysAgo = moved.daysAgo - (date.daysAgo - createdOn.daysAgo)
  if (daysAgo < 1) return { daysAgo: 1, minuteOfDay: LAST_MINUTE }
  const later = createdOn.minuteOfDay - date.minuteOfDay
  return {
    daysAgo,
    minuteOfDay: daysAgo === moved.daysAgo ? minute(moved.minuteOfDay + later) : createdOn.minuteOfDay,
  }
}

/** With the odometer at the end of the day. */
function withOdometer(expense: Expense, { row }: ShiftedRow, at: number): Expense {
  const isCounted = at >= 0 && at < row.distanceMi.length
  if (!isCounted) return expense
  const odometerMi = Math.floor(odometerTenths(row, at) / 10)
  return { ...expense, details: { ...expense.details, odometerMi } }
}

const minute = (value: number): number => Math.max(0, Math.min(LAST_MINUTE, value))
