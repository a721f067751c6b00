/** The sum of numbers; 0 of none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The value within its bounds; `least` where they cross. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
