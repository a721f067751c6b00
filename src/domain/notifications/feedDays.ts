import { calendarDay } from '#domain/base/demoTime'

/** Rows of one calendar day. */
export interface DayGroup<Row> {
  /** Days before the demo's today; negative for a day that has begun since. */
  daysAgo: number
  rows: Row[]
}

/**
 * Groups rows by their calendar day in `timeZone`, in the given order.
 * @param now the demo's now
 */
export function groupByDay<Row>(
  rows: readonly Row[],
  atOf: (row: Row) => Date,
  now: Date,
  timeZone: string,
): DayGroup<Row>[] {
  const today = dayOrdinal(now, timeZone)
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const daysAgo = today - dayOrdinal(atOf(row), timeZone)
    const group = groups.get(daysAgo)
    if (group) group.push(row)
    else groups.set(daysAgo, [row])
  }
  return [...groups].map(([daysAgo, of]) => ({ daysAgo, rows: of }))
}

const DAY_MS = 86_400_000

function dayOrdinal(at: Date, timeZone: string): number {
  const { year, month, day } = calendarDay(at, timeZone, 0)
  return Date.UTC(year, month - 1, day) / DAY_MS
}
