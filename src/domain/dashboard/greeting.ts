export type PartOfDay = 'morning' | 'afternoon' | 'evening'

const MORNING_FROM = 5 * 60
const AFTERNOON_FROM = 12 * 60
const EVENING_FROM = 18 * 60

/** The part of the day by minutes after midnight (0 to 1439); the night counts as evening. */
export function partOfDay(minuteOfDay: number): PartOfDay {
  if (minuteOfDay < MORNING_FROM || minuteOfDay >= EVENING_FROM) return 'evening'
  return minuteOfDay < AFTERNOON_FROM ? 'morning' : 'afternoon'
}
