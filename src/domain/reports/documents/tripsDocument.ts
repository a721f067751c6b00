import { TRIP_DAYS } from '#domain/trips/trip'
import type { DaySpan } from '../expenseTotals'
import { daysOf, isIn } from './keptDays'
import type { DocumentBody, ReportColumn, ReportNote, ReportRow } from './reportDocument'
import type { ReportFacts } from './reportFacts'
import { drivenOf, reporting, scoreOver, sumAll, sumChart, whoIsMissing } from './reportingVehicles'

const COLUMNS: readonly ReportColumn[] = [
  { id: 'when', kind: 'when' },
  { id: 'vehicle', kind: 'text' },
  { id: 'driver', kind: 'text' },
  { id: 'from', kind: 'text' },
  { id: 'to', kind: 'text' },
  { id: 'distance', kind: 'distance' },
  { id: 'minutes', kind: 'minutes' },
  { id: 'idleMinutes', kind: 'minutes' },
  { id: 'score', kind: 'score' },
]

/**
 * Every trip of the days that have trips, the newest first, and a row for each vehicle and earlier day
 * (docs/rules.md RE-05; docs/decisions.md D24).
 */
export function tripsDocument(facts: ReportFacts, span: DaySpan): DocumentBody {
  const all = reporting(facts)
  const trips = facts.trips.filter(({ daysAgo }) => isIn(span, daysAgo))
  const distanceMi = sumAll(all, 'distanceMi', span)
  const minutes = sumAll(all, 'minutes', span)
  const score = scoreOver(
    all.map(({ days }) => days),
    span,
  )
  const older = span.fromDaysAgo > TRIP_DAYS
  const hasTrips = span.toDaysAgo <= TRIP_DAYS
  const tripsMi = trips.reduce((sum, trip) => sum + trip.distanceMi, 0)
  const earlierMi = sumAll(all, 'distanceMi', { ...span, toDaysAgo: Math.max(span.toDaysAgo, TRIP_DAYS + 1) })
  const isMixed = older && hasTrips && earlierMi > 0
  const notes: ReportNote[] = [
    ...(older ? [{ is: 'dayTotals' as const, tripDays: TRIP_DAYS }] : []),
    { is: 'weightedScore' },
    ...whoIsMissing(facts, span),
  ]
  return {
    figures: [
      {
        id: 'trips',
        kind: 'count',
        value: hasTrips ? trips.length : null,
        note: isMixed ? { is: 'tripsSince', distanceMi: tripsMi, daysAgo: TRIP_DAYS } : drivenOf(facts, span),
      },
      {
        id: 'distance',
        kind: 'distance',
        value: distanceMi,
        note: isMixed ? { is: 'earlierDays', distanceMi: earlierMi } : null,
      },
      { id: 'minutes', kind: 'minutes', value: minutes, note: null },
      { id: 'score', kind: 'score', value: score, note: null },
    ],
    charts: [sumChart('distanceByDay', 'distance', all, 'distanceMi', span)],
    table: {
      by: 'trip',
      columns: COLUMNS,
      rows: [...tripRows(facts, span), ...dayRows(facts, span)],
      totals: [null, null, null, null, null, distanceMi, minutes, sumAll(all, 'idleMinutes', span), score],
      sort: { column: 'when', descending: true },
    },
    notes,
  }
}

function tripRows(facts: ReportFacts, span: DaySpan): ReportRow[] {
  const labels = new Map(facts.vehicles.map(({ id, label }) => [id, label]))
  return facts.trips
    .filter(({ daysAgo }) => isIn(span, daysAgo))
    .map((trip) => ({
      id: trip.id,
      cells: [
        trip.started,
        labels.get(trip.vehicleId) ?? null,
        trip.driver,
        trip.from,
        trip.to,
        trip.distanceMi,
        trip.minutes,
        trip.idleMinutes,
        trip.score,
      ],
    }))
}

function dayRows(facts: ReportFacts, span: DaySpan): ReportRow[] {
  const older = { fromDaysAgo: span.fromDaysAgo, toDaysAgo: Math.max(span.toDaysAgo, TRIP_DAYS + 1) }
  return daysOf(older)
    .toReversed()
    .flatMap((daysAgo) =>
      reporting(facts).flatMap(({ vehicle, days }): ReportRow[] => {
        const at = daysAgo - 1
        const distanceMi = days.distanceMi[at] ?? 0
        if (distanceMi <= 0) return []
        const day = { fromDaysAgo: daysAgo, toDaysAgo: daysAgo }
        return [
          {
            id: `${vehicle.id} ${daysAgo}`,
            cells: [
              { daysAgo },
              vehicle.label,
              facts.drivers.get(days.driverId[at] ?? '') ?? null,
              { codes: ['dayTotal'] },
              null,
              distanceMi,
              days.minutes[at] ?? 0,
              days.idleMinutes[at] ?? 0,
              scoreOver([days], day),
            ],
          },
        ]
      }),
    )
}
