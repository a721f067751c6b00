import { type DrivingState, drivingState } from '#domain/vehicle/drivingState'
import { type DayTotal, scoreOfDays, sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import type { DaySpan } from '../expenseTotals'
import { daysOf, spanDays } from './keptDays'
import type { ReportChart, ReportNote } from './reportDocument'
import type { ReportFacts, ReportVehicle } from './reportFacts'

/** A vehicle of a report that has figures, with its days. */
export interface Reporting {
  vehicle: ReportVehicle
  days: VehicleDays
}

/** The vehicles that have figures; a note says how many of the others send nothing. */
export function reporting({ vehicles, days }: ReportFacts): Reporting[] {
  return vehicles.flatMap((vehicle) => {
    const own = days.get(vehicle.id)
    return own ? [{ vehicle, days: own }] : []
  })
}

/** Sum of a figure over a span, of one vehicle. */
export function sumOver(days: VehicleDays, of: DayTotal, span: DaySpan): number {
  return sumDays(days, of, spanDays(span), span.toDaysAgo)
}

/** Sum of a figure over a span, of several vehicles. */
export function sumAll(all: readonly Reporting[], of: DayTotal, span: DaySpan): number {
  return all.reduce((sum, { days }) => sum + sumOver(days, of, span), 0)
}

/** Days of a span on which a vehicle was driven. */
export function daysDrivenIn({ distanceMi }: Pick<VehicleDays, 'distanceMi'>, span: DaySpan): number {
  return distanceMi.slice(span.toDaysAgo - 1, span.fromDaysAgo).filter((miles) => miles > 0).length
}

/** The score of everything that some vehicles drove over a span; null when nothing was driven. */
export function scoreOver(vehicles: readonly VehicleDays[], span: DaySpan): number | null {
  return scoreOfDays(vehicles.flatMap((days) => daysOf(span).map((daysAgo) => ({ days, at: daysAgo - 1 }))))
}

/** A chart of a day a point, with the mean of a day. */
export function dayChart(
  id: ReportChart['id'],
  kind: ReportChart['kind'],
  span: DaySpan,
  amountOf: (daysAgo: number) => number,
): ReportChart {
  const points = daysOf(span).map((daysAgo) => ({ place: { daysAgo }, value: amountOf(daysAgo) }))
  return { id, kind, points, average: points.reduce((sum, { value }) => sum + value, 0) / points.length }
}

/** A chart of the sums of a day. */
export function sumChart(
  id: ReportChart['id'],
  kind: ReportChart['kind'],
  all: readonly Reporting[],
  of: DayTotal,
  span: DaySpan,
): ReportChart {
  return dayChart(id, kind, span, (daysAgo) => sumAll(all, of, { fromDaysAgo: daysAgo, toDaysAgo: daysAgo }))
}

/** How many vehicles of a report were driven in its span; the notes of `whoIsMissing` name the others. */
export function drivenOf(facts: ReportFacts, span: DaySpan): { is: 'vehicles'; counted: number; of: number } {
  return { is: 'vehicles', counted: inState(facts, span, 'driven').length, of: facts.vehicles.length }
}

/** Who sends nothing, and how many of the others were not driven at all (docs/decisions.md D34). */
export function whoIsMissing(facts: ReportFacts, span: DaySpan): ReportNote[] {
  const [silent, stood] = [inState(facts, span, 'silent'), inState(facts, span, 'parked')]
  return [
    ...(silent.length > 0 ? [{ is: 'silent' as const, labels: silent.map(({ label }) => label) }] : []),
    ...(stood.length > 0 ? [{ is: 'stood' as const, count: stood.length }] : []),
  ]
}

/** The vehicles of a report in one of the states that a vehicle is in over a span. */
function inState({ vehicles, days }: ReportFacts, span: DaySpan, state: DrivingState): ReportVehicle[] {
  return vehicles.filter(({ id, healthNow }) => {
    const own = days.get(id)
    return drivingState(healthNow, own ? sumOver(own, 'distanceMi', span) : null) === state
  })
}

/** A quotient; null by nothing. */
export function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}
