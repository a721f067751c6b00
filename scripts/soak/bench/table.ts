import type { RowNumber } from './options'

export interface Measurement {
  value: number
  unit: 'ms' | 's' | '/s' | 'KiB' | 'MB' | '%' | ''
}

/** What a row is held against. */
export interface Reference extends Measurement {
  what: string
}

/** One line of the result. */
export interface BenchRow {
  row: RowNumber
  what: string
  /** Null where the row was skipped; its note says why. */
  measured: Measurement | null
  /** What the ratio is taken against, measured in the same run. */
  reference?: Reference
  /** A missing target makes a row that only informs. */
  target?: { of: 'ratio' | 'value'; max: number }
  /** How it was measured and what to think of it. */
  note?: string
  /** Raw samples, for the JSON only. */
  samples?: Readonly<Record<string, readonly number[]>>
}

/** Measured by reference; null without one, with one of zero, or where the row was skipped. */
export function ratio({ measured, reference }: BenchRow): number | null {
  return measured && reference?.value ? measured.value / reference.value : null
}

/** Whether the target holds; null when there is none. */
export function meetsTarget(row: BenchRow): boolean | null {
  if (!row.target || !row.measured) return null
  const value = row.target.of === 'ratio' ? ratio(row) : row.measured.value
  return value !== null && value <= row.target.max
}

/** The table for people. */
export function benchTable(rows: readonly BenchRow[]): string {
  const head = ['', 'what', 'measured', 'reference', 'ratio', 'target', '']
  const lines = rows.map((row) => [
    String(row.row),
    row.what,
    row.measured ? formatMeasurement(row.measured) : 'skipped',
    row.reference ? `${formatMeasurement(row.reference)} ${row.reference.what}` : '',
    ratio(row)?.toFixed(2) ?? '',
    formatTarget(row),
    { true: 'ok', false: 'MISSED', null: '' }[`${meetsTarget(row)}`],
  ])
  const all = [head, ...lines]
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const table = all.map((line) =>
    line
      .map((cell, column) =>
        column === 2 || column === 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const notes = rows.filter(({ note }) => note).map(({ row, what, note }) => `${row} ${what}: ${note}`)
  return [...table, '', ...notes].join('\n')
}

function formatMeasurement({ value, unit }: Measurement): string {
  const digits = unit === '' || unit === '/s' ? 0 : value < 10 ? 2 : 1
  return unit === '/s' ? `${value.toFixed(digits)}/s` : `${value.toFixed(digits)} ${unit}`.trim()
}

function formatTarget(row: BenchRow): string {
  if (!row.target || !row.measured) return ''
  return row.target.of === 'ratio'
    ? `<= ${row.target.max}x`
    : `<= ${row.target.max} ${row.measured.unit}`.trim()
}
