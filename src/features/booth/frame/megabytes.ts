import type { I18n } from '@lingui/core'

/** A size in megabytes, in the reader's language; what is smaller in kilobytes. */
export function megabytes(i18n: I18n, bytes: number): string {
  const isSmall = bytes < 100_000
  return i18n.number(bytes / (isSmall ? 1_000 : 1_000_000), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
}
