import type { Row } from './measure'

export function isBroken({ value, limit }: Row): boolean {
  return limit !== undefined && value > limit
}

/** The table for people: name, size, budget, verdict. */
export function budgetTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    formatAmount(row.value, row.unit),
    row.limit === undefined ? '' : formatAmount(row.limit, row.unit),
    formatVerdict(row),
  ])
  const all = [['what', 'size', 'budget', ''], ...lines]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((line) => (line[column] ?? '').length)))
  return all
    .map(([name = '', size = '', budget = '', rest = '']) =>
      `${name.padEnd(widths[0] ?? 0)}  ${size.padStart(widths[1] ?? 0)}  ${budget.padStart(widths[2] ?? 0)}  ${rest}`.trimEnd(),
    )
    .join('\n')
}

function formatVerdict(row: Row): string {
  if (row.limit === undefined) return ''
  return isBroken(row) ? 'TOO MUCH' : 'ok'
}

function formatAmount(value: number, unit: Row['unit']): string {
  return unit === 'count' ? String(value) : `${(value / 1024).toFixed(1)} KiB`
}
