import type { ChartPoint } from '../charts/chartTypes'

const DAY_MS = 86_400_000
const LAST_DAY = Date.UTC(2026, 10, 20)

/** Days up to a fixed one, with a value each and localized names. */
export function sampleDays(
  locale: string,
  count: number,
  pick: (at: number) => number | null,
  unit = '',
): ChartPoint[] {
  const short = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' })
  const long = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(LAST_DAY - (count - 1 - at) * DAY_MS)
    const value = pick(at)
    return {
      key: day.toISOString(),
      tick: short.format(day),
      name: long.format(day),
      value,
      text: value === null ? '--' : `${number.format(value)}${unit}`,
    }
  })
}

/** A weekly pattern without randomness: workdays high, weekends low. */
export function weekRhythm(at: number): number {
  return at % 7 > 4 ? 180 + (at % 3) * 60 : 560 + ((at * 37) % 140)
}
