import type { HealthLevel } from '#domain/vehicle/vehicle'
import type { DaySpan } from '../expenseTotals'
import type { Cell, DocumentBody, ReportColumn, ReportFigure } from './reportDocument'
import type { HealthReading, ReportFacts } from './reportFacts'

/** The most severe first, vehicles without data last. */
const ORDER: readonly HealthLevel[] = ['high', 'medium', 'noIssues', 'noData']

type ReadingColumn = ReportColumn & { of: (reading: HealthReading) => Cell }

const READINGS: readonly ReadingColumn[] = [
  { id: 'health', kind: 'text', of: ({ level }) => ({ codes: [level] }) },
  { id: 'findings', kind: 'text', of: ({ findings }) => (findings.length > 0 ? { codes: findings } : null) },
  { id: 'levelPercent', kind: 'percent', of: ({ levelPercent }) => levelPercent },
  { id: 'oilLife', kind: 'percent', of: ({ oilLife }) => oilLife },
  {
    id: 'tireShortfall',
    kind: 'pressure',
    of: ({ tireShortfallPsi }) => tireShortfallPsi && Math.max(0, tireShortfallPsi),
  },
  { id: 'brakes', kind: 'percent', of: ({ brakesPercent }) => brakesPercent },
]

/** Health of each vehicle at the end of the span, the most severe first (docs/rules.md RE-05, FV-10). */
export function healthDocument(facts: ReportFacts, span: DaySpan): DocumentBody {
  const { vehicles } = facts
  const count = (level: HealthLevel) => vehicles.filter(({ health }) => health.level === level).length
  const shown = READINGS.filter(
    ({ id, of }) =>
      id === 'health' || id === 'findings' || vehicles.some(({ health }) => of(health) !== null),
  )
  const rows = vehicles
    .toSorted((a, b) => ORDER.indexOf(a.health.level) - ORDER.indexOf(b.health.level))
    .map(({ id, label, driver, health }) => ({
      id,
      cells: [label, driver, ...shown.map(({ of }) => of(health))],
    }))
  const silent = vehicles.filter(({ health }) => health.level === 'noData')
  const standing = vehicles.filter(({ id, health }) => !facts.days.has(id) && health.level !== 'noData')
  const readingsOfStanding =
    standing.length > 0 ? [{ is: 'readingsOfStanding' as const, count: standing.length }] : []
  const figure = (id: ReportFigure['id'], level: HealthLevel): ReportFigure => ({
    id,
    kind: 'count',
    value: count(level),
    note: { is: 'vehicles', counted: count(level), of: vehicles.length },
  })
  return {
    figures: [
      {
        id: 'attention',
        kind: 'count',
        value: count('high') + count('medium'),
        note: { is: 'high', count: count('high') },
      },
      figure('noIssues', 'noIssues'),
      figure('noData', 'noData'),
    ],
    charts: [
      {
        id: 'vehiclesByHealth',
        kind: 'count',
        points: ORDER.map((level) => ({ place: { code: level }, value: count(level) })),
        average: null,
      },
    ],
    table: {
      by: 'vehicle',
      columns: [
        { id: 'vehicle', kind: 'text' },
        { id: 'driver', kind: 'text' },
        ...shown.map(({ id, kind }) => ({ id, kind })),
      ],
      rows,
      totals: [],
      sort: { column: 'health', descending: false },
    },
    notes: [
      ...(facts.readings === 'now'
        ? [{ is: 'readingsNow' as const }]
        : [{ is: 'readingsOf' as const, daysAgo: span.toDaysAgo }, ...readingsOfStanding]),
      ...(silent.length > 0 ? [{ is: 'silent' as const, labels: silent.map(({ label }) => label) }] : []),
    ],
  }
}
