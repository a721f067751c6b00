/** Compares ids, times and other codes by their characters, the same in every language. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
