/**
 * Sums and conversions are rounded to a thousandth before comparison, so that sums of tenths are exact
 * (docs/firing.md F1).
 */
export const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000
