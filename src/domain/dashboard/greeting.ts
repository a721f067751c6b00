/** Times of day that a greeting knows. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

const MORNING_FROM = 5 * 60
const AFTERNOON_FROM = 12 * 60
const EVENING_FROM = 18 * 60

/** The part of the day at so many minutes after midnight (0 to 1439): the night still belongs to the evening. */
export function partOfDay(minuteOfDay: number): PartOfDay {
  if (minuteOfDay < MORNING_FROM || minuteOfDay >= EVENING_FROM) return 'evening'
  return minuteOfDay < AFTERNOON_FROM ? 'morning' : 'afternoon'
}
