import { DEDUCTION_KINDS, type DeductionKind, eachReason } from '#domain/vehicle/score'
import { type DrivenDay, scoreOfDays } from '#domain/vehicle/vehicleDays'
import type { DaySpan } from '../expenseTotals'
import { daysOf, keptDays, spanDays } from './keptDays'
import {
  type Cell,
  type DocumentBody,
  LOW_SCORE,
  type ReportChart,
  type ReportColumn,
} from './reportDocument'
import type { ReportFacts } from './reportFacts'
import { drivenOf, reporting, sumAll, whoIsMissing } from './reportingVehicles'
import { sorted } from './vehicleTable'

/** A driver, or a vehicle if drivers have no rows. */
interface Scored {
  id: string
  name: string
  now: DrivenDay[]
  before: DrivenDay[]
}

/** Bands of the chart, both ends inclusive; the widest is that of poor scores. */
const BANDS = [
  [0, 59],
  [60, 69],
  [70, 79],
  [80, 89],
  [90, 100],
] as const

/** Scores of those who drove the report's vehicles, with the reasons for lost points (docs/rules.md RE-05, TR-15). */
export function scoresDocument(facts: ReportFacts, span: DaySpan): DocumentBody {
  const byDriver = facts.drivers.size > 0
  const scored = byDriver ? drivers(facts, span) : vehicles(facts, span)
  const all = reporting(facts)
  const everything = all.flatMap(({ days }) => daysOf(span).map((daysAgo) => ({ days, at: daysAgo - 1 })))
  const columns: ReportColumn[] = [
    { id: byDriver ? 'driver' : 'vehicle', kind: 'text' },
    { id: 'score', kind: 'score' },
    { id: 'scoreBefore', kind: 'score' },
    { id: 'distance', kind: 'distance' },
    ...DEDUCTION_KINDS.map((id) => ({ id, kind: 'count' as const })),
  ]
  const rows = scored.map(({ id, name, now, before }) => {
    const events = countReasons(now)
    return {
      id,
      cells: [
        name,
        scoreOfDays(now),
        scoreOfDays(before),
        distanceOf(now),
        ...DEDUCTION_KINDS.map((kind): Cell => events[kind]),
      ],
    }
  })
  const scores = rows.flatMap(({ cells }) => (typeof cells[1] === 'number' ? [cells[1]] : []))
  const total = scoreOfDays(everything)
  const events = countReasons(everything)
  return {
    figures: [
      {
        id: 'score',
        kind: 'score',
        value: total,
        note: drivenOf(facts, span),
      },
      {
        id: byDriver ? 'drivers' : 'vehicles',
        kind: 'count',
        value: scores.length,
        note: { is: 'lowScores', count: scores.filter((score) => score < LOW_SCORE).length },
      },
      { id: 'distance', kind: 'distance', value: sumAll(all, 'distanceMi', span), note: null },
    ],
    charts: [bandChart(scores)],
    table: {
      by: byDriver ? 'driver' : 'vehicle',
      columns,
      rows: sorted(rows, columns, 'score', true),
      totals: [
        null,
        total,
        null,
        sumAll(all, 'distanceMi', span),
        ...DEDUCTION_KINDS.map((kind): Cell => events[kind]),
      ],
      sort: { column: 'score', descending: true },
    },
    notes: [
      { is: 'weightedScore' },
      byDriver ? { is: 'ownVehicles' } : { is: 'scoresByVehicle' },
      ...whoIsMissing(facts, span),
    ],
  }
}

function bandChart(scores: readonly number[]): ReportChart {
  return {
    id: 'scores',
    kind: 'count',
    points: BANDS.map(([from, to]) => ({
      place: { from, to },
      value: scores.filter((score) => score >= from && score <= to).length,
    })),
    average: null,
  }
}

/** The same number of days right before; null if some of them have no figures. */
function spanBefore(span: DaySpan): DaySpan | null {
  const length = spanDays(span)
  const before = { fromDaysAgo: span.fromDaysAgo + length, toDaysAgo: span.toDaysAgo + length }
  const kept = keptDays(before)
  return kept !== null && spanDays(kept) === length ? before : null
}

function drivers(facts: ReportFacts, span: DaySpan): Scored[] {
  const found = new Map<string, Scored>()
  const before = spanBefore(span)
  for (const { days } of reporting(facts)) {
    const add = (daysAgo: number, to: 'now' | 'before') => {
      const id = days.driverId[daysAgo - 1]
      const name = id && facts.drivers.get(id)
      if (!id || !name) return
      const one = found.get(id) ?? { id, name, now: [], before: [] }
      one[to].push({ days, at: daysAgo - 1 })
      found.set(id, one)
    }
    for (const daysAgo of daysOf(span)) add(daysAgo, 'now')
    for (const daysAgo of before ? daysOf(before) : []) add(daysAgo, 'before')
  }
  return [...found.values()].filter(({ now }) => now.length > 0).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function vehicles(facts: ReportFacts, span: DaySpan): Scored[] {
  const before = spanBefore(span)
  return reporting(facts).map(({ vehicle, days }) => ({
    id: vehicle.id,
    name: vehicle.label,
    now: daysOf(span).map((daysAgo) => ({ days, at: daysAgo - 1 })),
    before: before ? daysOf(before).map((daysAgo) => ({ days, at: daysAgo - 1 })) : [],
  }))
}

function countReasons(driven: readonly DrivenDay[]): Record<DeductionKind, number> {
  return eachReason((kind) => driven.reduce((sum, { days, at }) => sum + (days[kind][at] ?? 0), 0))
}

function distanceOf(driven: readonly DrivenDay[]): number {
  return driven.reduce((sum, { days, at }) => sum + (days.distanceMi[at] ?? 0), 0)
}
