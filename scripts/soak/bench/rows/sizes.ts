import { existsSync, readFileSync } from 'node:fs'
import type { BenchRow } from '../table'

const FILE = '.cache/budgets.json'

interface BudgetRow {
  name: string
  value: number
  limit?: number
  unit: 'bytes' | 'count'
}

/** Row 6: what `npm run budgets` last found out about the first screen; none when it has not run. */
export function welcomeSizes(): BenchRow[] {
  if (!existsSync(FILE)) {
    console.log('no sizes: npm run budgets has not run')
    return []
  }
  const { rows } = JSON.parse(readFileSync(FILE, 'utf8')) as { rows: BudgetRow[] }
  return rows
    .filter(({ name }) => name.startsWith('welcome'))
    .map(({ name, value, limit, unit }) => {
      const scale = unit === 'bytes' ? 1024 : 1
      return {
        row: 6,
        what: name,
        measured: { value: value / scale, unit: unit === 'bytes' ? 'KiB' : '' },
        ...(limit === undefined ? {} : { target: { of: 'value', max: limit / scale } as const }),
      }
    })
}
