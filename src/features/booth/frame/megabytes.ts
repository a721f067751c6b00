import type { I18n } from '@lingui/core'

/** A size in megabytes, in the reader's language; smaller ones in kilobytes, larger ones in gigabytes. */
export function megabytes(i18n: I18n, bytes: number): string {
  const [unit, size, digits] =
    bytes < 100_000
      ? (['kilobyte', 1_000, 0] as const)
      : bytes < 1_000_000_000
        ? (['megabyte', 1_000_000, 1] as const)
        : (['gigabyte', 1_000_000_000, 1] as const)
  return i18n.number(bytes / size, { style: 'unit', unit, maximumFractionDigits: digits })
}
