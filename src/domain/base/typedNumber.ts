/**
 * Parses a decimal number as people type it in a language: with its decimal mark, groups of three, spaces and
 * a currency sign. Null for an empty text, NaN for an invalid one.
 */
export function parseTypedNumber(text: string, locale: string): number | null {
  const bare = text.replace(/[\s$]/g, '')
  if (bare === '') return null
  const { group, decimal } = marks(locale)
  const grouped = new RegExp(`^[-\u2212]?\\d{1,3}(${pattern(group)}\\d{3})+(${pattern(decimal)}\\d*)?$`)
  const plain = grouped.test(bare) ? bare.replaceAll(group, '') : bare
  // A point is a decimal mark unless it could be a group separator.
  const pointed = plain.replace(decimal, '.').replace('\u2212', '-')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(pointed) ? Number(pointed) : Number.NaN
}

/**
 * Parses a typed number with at most `decimals` decimals; null if it is invalid. Group marks of the language
 * may be anywhere in a whole number, since deleting a digit shifts them.
 */
export function parseTypedUpTo(text: string, decimals: number, locale: string): number | null {
  if (decimals === 0) {
    const digits = text.replace(/\s/g, '').replaceAll(marks(locale).group, '')
    return /^\d{1,9}$/.test(digits) ? Number(digits) : null
  }
  const number = parseTypedNumber(text, locale)
  return number !== null && fitsDecimals(number, decimals) ? number : null
}

/** A number as a field shows it: with the decimal mark of the language, without grouping. */
export function typedNumberText(value: number, digits: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: digits }).format(value)
}

/** Whether a number has no more than `most` decimals. */
export function fitsDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value
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

function marks(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  const mark = (type: string, otherwise: string) =>
    parts.find((part) => part.type === type)?.value.trim() ?? otherwise
  return { group: mark('group', ','), decimal: mark('decimal', '.') }
}

const pattern = (mark: string): string => mark.replace(/[.]/g, '\\.')
