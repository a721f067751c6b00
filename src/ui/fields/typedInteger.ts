/** Digits as people type them, with the group marks of their language; null when they are no whole number. */
export function parseTypedInteger(text: string, locale: string): number | null {
  const group = groupMark(locale)
  const digits = text.replace(/\s/g, '').replaceAll(group, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

function groupMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000)
  return parts.find(({ type }) => type === 'group')?.value ?? ','
}

/** The next multiple of `step` above or below a value, within the bounds. */
export function stepFrom(
  value: number | null,
  up: boolean,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  const from = value ?? (up ? min - 1 : max + 1)
  const next = up ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step
  return Math.min(max, Math.max(min, next))
}
