import {
  countEvents,
  countSafetyEvents,
  eventRate,
  SAFETY_EVENTS,
  type SafetyEvent,
} from '#domain/vehicle/safetyEvents'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { DaySpan } from '../expenseTotals'
import { spanDays } from './keptDays'
import type { DocumentBody } from './reportDocument'
import type { ReportFacts } from './reportFacts'
import { dayChart, drivenOf, reporting, sumAll, sumOver, whoIsMissing } from './reportingVehicles'
import { vehicleTable } from './vehicleTable'

/** Safety events by vehicle and type, and their rate by distance (docs/rules.md RE-05, PE-03). */
export function safetyDocument(facts: ReportFacts, span: DaySpan): DocumentBody {
  const all = reporting(facts)
  const length = spanDays(span)
  const count = (days: VehicleDays, event: SafetyEvent) => countEvents(days, event, length, span.toDaysAgo)
  const countAll = (days: VehicleDays) => countSafetyEvents(days, length, span.toDaysAgo)
  const sum = (of: (days: VehicleDays) => number) => all.reduce((total, { days }) => total + of(days), 0)
  const distanceMi = sumAll(all, 'distanceMi', span)
  const events = sum(countAll)
  return {
    figures: [
      {
        id: 'events',
        kind: 'count',
        value: events,
        note: drivenOf(facts, span),
      },
      { id: 'eventRate', kind: 'ratePer100Mi', value: eventRate(events, distanceMi), note: null },
      { id: 'distance', kind: 'distance', value: distanceMi, note: null },
    ],
    charts: [
      dayChart('eventsByDay', 'count', span, (daysAgo) => sum((days) => countSafetyEvents(days, 1, daysAgo))),
      {
        id: 'eventsByType',
        kind: 'count',
        points: SAFETY_EVENTS.map((event) => ({
          place: { code: event },
          value: sum((days) => count(days, event)),
        })),
        average: null,
      },
    ],
    table: vehicleTable(
      facts.vehicles,
      ({ id }) => facts.days.get(id) ?? null,
      [
        {
          id: 'distance',
          kind: 'distance',
          of: (days) => sumOver(days, 'distanceMi', span),
          total: distanceMi,
        },
        ...SAFETY_EVENTS.map((event) => ({
          id: event,
          kind: 'count' as const,
          of: (days: VehicleDays) => count(days, event),
          total: sum((days) => count(days, event)),
        })),
        { id: 'events', kind: 'count', of: countAll, total: events },
        {
          id: 'eventRate',
          kind: 'ratePer100Mi',
          of: (days) => eventRate(countAll(days), sumOver(days, 'distanceMi', span)),
          total: eventRate(events, distanceMi),
        },
      ],
      'events',
    ),
    notes: [{ is: 'eventRate' }, ...whoIsMissing(facts, span)],
  }
}
