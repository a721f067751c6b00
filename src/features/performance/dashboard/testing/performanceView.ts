import { daySumsOf } from '#domain/performance/daySums'
import { headlinesOf } from '#domain/performance/headline/headlines'
import { rankedScores } from '#domain/performance/rankedScores'
import { someDays } from '#domain/testing/vehicleDays'
import type { PerformanceView } from '../performanceView'

/** A fleet of one gas vehicle that was driven the same every day, to change where a test needs it. */
export function aPerformanceView(changes: Partial<PerformanceView> = {}): PerformanceView {
  const rows = changes.rows ?? [someDays()]
  const days = changes.days ?? 30
  const facts = { sums: daySumsOf(rows), spent: null }
  const scores = rankedScores(rows, days, (row, at) => row.driverId[at] ?? null)
  return {
    ranks: 'drivers',
    days,
    rows,
    allRows: rows,
    facts,
    coverage: { gas: rows.length, electric: 0, notDriven: [], all: rows.length },
    offer: { camera: false, expenses: true },
    scores,
    headlines: headlinesOf({ days, facts, rows, allRows: rows, coached: [], stormDaysAgo: [], scores }),
    coachedDaysAgo: null,
    rankedName: (id) => ({ name: `Driver ${id}`, detail: null, to: `/2/detail/${id}` }),
    labelOf: (id) => `Unit ${id}`,
    ...changes,
  }
}
