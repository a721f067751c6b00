/** How the page writes figures, in the English of a sentence. */

/** `1 visit`, `2 visits`, `1,200 visits`. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${whole(count)} ${count === 1 ? one : many}`

/** `1,200`. */
export const whole = (count: number) => count.toLocaleString('en-US')

/** `42 s`, `3 min 20 s`, `1 h 5 min`. */
export function duration(seconds: number): string {
  const s = Math.round(seconds)
  if (s < 60) return `${s} s`
  if (s < 3_600) return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`
  const minutes = Math.floor((s % 3_600) / 60)
  return minutes === 0 ? `${Math.floor(s / 3_600)} h` : `${Math.floor(s / 3_600)} h ${minutes} min`
}

/** Whole percent; null of nothing. */
export function percent(part: number, of: number): string | null {
  return of === 0 ? null : `${Math.round((100 * part) / of)}%`
}

/** `12 AM`, `2 PM`; 24 is midnight again. */
const hourName = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`

/** The hour that begins at `hour`: `2 and 3 PM`, `11 AM and 12 PM`. */
export function hourSpan(hour: number): string {
  const [from, to] = [hourName(hour), hourName(hour + 1)]
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} and ${to}` : `${from} and ${to}`
}

/** `Map, Vehicles, and Reports`. */
export const listed = (texts: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(texts)
