/** Days as whole numbers since 1970, counted in UTC, which has no transitions. */
export type DayNumber = number

const DAY_MS = 86_400_000
const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** The day of an ISO date such as `2026-11-22`. */
export function dayNumber(iso: string): DayNumber {
  return Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS)
}

/** The name of a day in the week. */
export function weekdayOf(day: DayNumber): (typeof NAMES)[number] {
  return NAMES[new Date(day * DAY_MS).getUTCDay()] ?? 'sunday'
}

/** The first day of the month that a day lies in. */
export function monthOf(day: DayNumber): DayNumber {
  const date = new Date(day * DAY_MS)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS
}

/** The same day of the month so many months later, or the last one of that month (docs/firing.md F4). */
export function monthsLater(day: DayNumber, months: number): DayNumber {
  const date = new Date(day * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY_MS
}
