/** A day in the device's time zone, YYYY-MM-DD. */
export function localDay(at: Date): string {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${at.getFullYear()}-${month}-${day}`
}

/** Hour of the day in the device's time zone, 0 to 23. */
export const localHour = (iso: string): number => new Date(iso).getHours()

/** Start and end of a day in the device's time zone, ISO 8601; the end is exclusive. */
export function dayBounds(day: string): { from: string; to: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = (days: number) => new Date(year, month - 1, date + days).toISOString()
  return { from: at(0), to: at(1) }
}
