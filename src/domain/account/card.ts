import { type CalendarDay, calendarDay } from '#domain/base/demoTime'

/** Month of a card's expiry; `month` 1 is January. */
export interface CardMonth {
  year: number
  month: number
}

/** Whether a card is valid, expires this month or next, or has expired (docs/rules.md IN-06). */
export type CardState = 'valid' | 'endsSoon' | 'expired'

/** Number of expiry years to choose from, starting with this one. */
const CARD_YEARS = 11

/** The expiry month of a card that expires `expiresDaysAgo` days before now. */
export function cardMonth(expiresDaysAgo: number, now: Date, timeZone: string): CardMonth {
  const { year, month } = calendarDay(now, timeZone, expiresDaysAgo)
  return { year, month }
}

/** A card is valid until the last day of its month. */
export function cardState({ year, month }: CardMonth, today: CalendarDay): CardState {
  const monthsLeft = (year - today.year) * 12 + month - today.month
  if (monthsLeft < 0) return 'expired'
  return monthsLeft <= 1 ? 'endsSoon' : 'valid'
}

/** Days from the last day of a month to now; negative for a future month. */
export function cardDaysAgo({ year, month }: CardMonth, now: Date, timeZone: string): number {
  const today = calendarDay(now, timeZone, 0)
  const lastDay = Date.UTC(year, month, 0)
  return Math.round((Date.UTC(today.year, today.month - 1, today.day) - lastDay) / 86_400_000)
}

/** Expiry years to choose from; includes a chosen year that has passed, as on an expired card. */
export function cardYears(thisYear: number, chosen: number): number[] {
  const years = Array.from({ length: CARD_YEARS }, (_, at) => thisYear + at)
  return years.includes(chosen) ? years : [chosen, ...years].sort((a, b) => a - b)
}
