import type { FileStyle, WrittenTable } from './writtenReport'

/** Digits after the point that a reader sees; other values do not add up. */
const DIGITS: Partial<Record<FileStyle, number>> = { oneDecimal: 1, money: 2 }

/** Whether somebody who adds up the lines as they are shown misses a total. */
export function hasRoundedApart(
  { columns, rows, cell, totals }: WrittenTable,
  sums: readonly boolean[],
): boolean {
  return columns.some(({ style }, column) => {
    const digits = DIGITS[style]
    const total = totals?.[column]?.value
    if (digits === undefined || typeof total !== 'number' || !sums[column]) return false
    const units = (value: number) => Math.round(value * 10 ** digits)
    const sum = rows.reduce((all, row) => {
      const { value } = cell(row, column)
      return all + (typeof value === 'number' ? units(value) : 0)
    }, 0)
    return sum !== units(total)
  })
}
