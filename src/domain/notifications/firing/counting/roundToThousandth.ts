/** Sums and conversions are compared to a thousandth, so that a sum of tenths equals what it should (docs/firing.md F1). */
export const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000
