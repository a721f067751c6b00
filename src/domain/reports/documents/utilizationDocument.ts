import type { DaySpan } from '../expenseTotals'
import { spanDays } from './keptDays'
import type { DocumentBody } from './reportDocument'
import type { ReportFacts } from './reportFacts'
import { dayChart, daysDrivenIn, ratio, reporting, sumAll, sumOver, whoIsMissing } from './reportingVehicles'
import { vehicleTable } from './vehicleTable'

/** How much each vehicle was used: days driven, distance, time, and idling (docs/rules.md RE-05). */
export function utilizationDocument(facts: ReportFacts, span: DaySpan): DocumentBody {
  const all = reporting(facts)
  const length = spanDays(span)
  const percent = (part: number, whole: number) => {
    const share = ratio(part, whole)
    return share === null ? null : share * 100
  }
  const daysDriven = all.reduce((sum, { days }) => sum + daysDrivenIn(days, span), 0)
  const driven = all.filter(({ days }) => daysDrivenIn(days, span) > 0).length
  const distanceMi = sumAll(all, 'distanceMi', span)
  const minutes = sumAll(all, 'minutes', span)
  const idleMinutes = sumAll(all, 'idleMinutes', span)
  const dayShare = percent(daysDriven, all.length * length)
  const idleShare = percent(idleMinutes, minutes)
  return {
    figures: [
      {
        id: 'utilization',
        kind: 'percent',
        value: dayShare,
        note: { is: 'vehicles', counted: all.length, of: facts.vehicles.length },
      },
      {
        id: 'vehicles',
        kind: 'count',
        value: driven,
        note: { is: 'vehicles', counted: driven, of: facts.vehicles.length },
      },
      { id: 'distance', kind: 'distance', value: distanceMi, note: null },
      { id: 'idleShare', kind: 'percent', value: idleShare, note: { is: 'minutes', minutes: idleMinutes } },
    ],
    charts: [
      dayChart(
        'vehiclesByDay',
        'count',
        span,
        (daysAgo) => all.filter(({ days }) => (days.distanceMi[daysAgo - 1] ?? 0) > 0).length,
      ),
    ],
    table: vehicleTable(
      facts.vehicles,
      ({ id }) => facts.days.get(id) ?? null,
      [
        { id: 'daysDriven', kind: 'count', of: (days) => daysDrivenIn(days, span), total: daysDriven },
        {
          id: 'dayShare',
          kind: 'percent',
          of: (days) => percent(daysDrivenIn(days, span), length),
          total: dayShare,
        },
        {
          id: 'distance',
          kind: 'distance',
          of: (days) => sumOver(days, 'distanceMi', span),
          total: distanceMi,
        },
        {
          id: 'distancePerDay',
          kind: 'distance',
          of: (days) => ratio(sumOver(days, 'distanceMi', span), daysDrivenIn(days, span)),
          total: ratio(distanceMi, daysDriven),
        },
        { id: 'minutes', kind: 'minutes', of: (days) => sumOver(days, 'minutes', span), total: minutes },
        {
          id: 'idleMinutes',
          kind: 'minutes',
          of: (days) => sumOver(days, 'idleMinutes', span),
          total: idleMinutes,
        },
        {
          id: 'idleShare',
          kind: 'percent',
          of: (days) => percent(sumOver(days, 'idleMinutes', span), sumOver(days, 'minutes', span)),
          total: idleShare,
        },
      ],
      'dayShare',
    ),
    notes: [{ is: 'utilization' }, ...whoIsMissing(facts, span)],
  }
}
