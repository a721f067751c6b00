import { type DrivingState, drivingState } from '#domain/vehicle/drivingState'
import { type DayTotal, scoreOfDays, sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import type { DaySpan } from '../expenseTotals'
import { daysOf, spanDays } from './keptDays'
import type { ReportChart, ReportNote } from './reportDocument'
import type { ReportFacts, ReportVehicle } from './reportFacts'

export interface Reporting {
  vehicle: ReportVehicle
  days: VehicleDays
}

/** The vehicles that have figures; a note gives the number of those that do not report. */
export function reporting({ vehicles, days }: ReportFacts): Reporting[] {
  return vehicles.flatMap((vehicle) => {
    const own = days.get(vehicle.id)
    return own ? [{ vehicle, days: own }] : []
  })
}

/** Sum of one vehicle's figure over a span. */
export function sumOver(days: VehicleDays, of: DayTotal, span: DaySpan): number {
  return sumDays(days, of, spanDays(span), span.toDaysAgo)
}

/** Sum of several vehicles' figure over a span. */
export function sumAll(all: readonly Reporting[], of: DayTotal, span: DaySpan): number {
  return all.reduce((sum, { days }) => sum + sumOver(days, of, span), 0)
}

/** Days of a span on which a vehicle was driven. */
export function daysDrivenIn({ distanceMi }: Pick<VehicleDays, 'distanceMi'>, span: DaySpan): number {
  return distanceMi.slice(span.toDaysAgo - 1, span.fromDaysAgo).filter((miles) => miles > 0).length
}

/** The score of everything that some vehicles drove over a span; null if nothing was driven. */
export function scoreOver(vehicles: readonly VehicleDays[], span: DaySpan): number | null {
  return scoreOfDays(vehicles.flatMap((days) => daysOf(span).map((daysAgo) => ({ days, at: daysAgo - 1 }))))
}

/** A chart with a point for each day, and the daily average. */
export function dayChart(
  id: ReportChart['id'],
  kind: ReportChart['kind'],
  span: DaySpan,
  amountOf: (daysAgo: number) => number,
): ReportChart {
  const points = daysOf(span).map((daysAgo) => ({ place: { daysAgo }, value: amountOf(daysAgo) }))
  return { id, kind, points, average: points.reduce((sum, { value }) => sum + value, 0) / points.length }
}

/** A chart of daily sums. */
export function sumChart(
  id: ReportChart['id'],
  kind: ReportChart['kind'],
  all: readonly Reporting[],
  of: DayTotal,
  span: DaySpan,
): ReportChart {
  return dayChart(id, kind, span, (daysAgo) => sumAll(all, of, { fromDaysAgo: daysAgo, toDaysAgo: daysAgo }))
}

/** The number of a report's vehicles that were driven in its span; the notes of `whoIsMissing` tell about the others. */
export function drivenOf(facts: ReportFacts, span: DaySpan): { is: 'vehicles'; counted: number; of: number } {
  return { is: 'vehicles', counted: inState(facts, span, 'driven').length, of: facts.vehicles.length }
}

/** The number of vehicles that do not report, and of the others that were not driven (docs/decisions.md D34). */
export function whoIsMissing(facts: ReportFacts, span: DaySpan): ReportNote[] {
  const [silent, stood] = [inState(facts, span, 'silent'), inState(facts, span, 'parked')]
  return [
    ...(silent.length > 0 ? [{ is: 'silent' as const, labels: silent.map(({ label }) => label) }] : []),
    ...(stood.length > 0 ? [{ is: 'stood' as const, count: stood.length }] : []),
  ]
}

/** The number of a report's vehicles in one of the given states over a span. */
function inState({ vehicles, days }: ReportFacts, span: DaySpan, state: DrivingState): ReportVehicle[] {
  return vehicles.filter(({ id, healthNow }) => {
    const own = days.get(id)
    return drivingState(healthNow, own ? sumOver(own, 'distanceMi', span) : null) === state
  })
}

/** A quotient; null if the divisor is zero. */
export function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}
