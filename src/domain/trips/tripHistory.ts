import { sum } from '#domain/base/numbers'
import { addPoints, scoreOf, tripPoints, type WindowDays } from '#domain/vehicle/score'
import { type DrivenDay, scoreOfDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { TRIP_DAYS, type Trip } from './trip'
import { CALENDAR_DAYS } from './tripSearch'

/** A vehicle or a driver. */
export type TripsOwner = { vehicleId: string } | { driverId: string }

/** Whether a day's trips are stored individually; earlier days have only figures. */
export function hasTrips(daysAgo: number): boolean {
  return daysAgo <= TRIP_DAYS
}

export interface DayFigures {
  /** Number of trips; null if trips are not stored individually. */
  trips: number | null
  distanceMi: number
  /** Minutes with the ignition on, including idling. */
  minutes: number
  idleMinutes: number
  /** Null if nothing was driven. */
  score: number | null
}

/** A day's figures from its trips. */
export function sumTrips(trips: readonly Trip[]): DayFigures {
  const distanceMi = sum(trips.map((trip) => trip.distanceMi))
  return {
    trips: trips.length,
    distanceMi,
    minutes: sum(trips.map(({ minutes }) => minutes)),
    idleMinutes: sum(trips.map(({ idleMinutes }) => idleMinutes)),
    score: scoreOf(addPoints(trips.map(tripPoints)), distanceMi),
  }
}

/** A full day's figures (1 = yesterday) from the daily rows; null if nothing was driven. */
export function sumDay(
  vehicles: readonly VehicleDays[],
  owner: TripsOwner,
  daysAgo: number,
): DayFigures | null {
  const at = daysAgo - 1
  const driven = vehicles.filter((days) => wasDriven(days, owner, at))
  if (driven.length === 0) return null
  const total = (name: 'distanceMi' | 'minutes' | 'idleMinutes') =>
    sum(driven.map((days) => days[name][at] ?? 0))
  return {
    trips: null,
    distanceMi: total('distanceMi'),
    minutes: total('minutes'),
    idleMinutes: total('idleMinutes'),
    score: scoreOfDays(driven.map((days) => ({ days, at }))),
  }
}

/** The full calendar days with a drive: 1 is yesterday, 60 the oldest. */
export function drivenDays(vehicles: readonly VehicleDays[], owner: TripsOwner): Set<number> {
  const found = new Set<number>()
  for (const days of vehicles) {
    for (let at = 0; at < CALENDAR_DAYS; at += 1) if (wasDriven(days, owner, at)) found.add(at + 1)
  }
  return found
}

/** A score and its difference to the one of the same number of days before. */
export interface WindowScore {
  /** Null if nothing was driven. */
  score: number | null
  /** Change in points; null if either window has no score. */
  change: number | null
}

/** The score of a vehicle or driver over the last `window` full days, compared with the same number of days before. */
export function windowScore(
  vehicles: readonly VehicleDays[],
  owner: TripsOwner,
  window: WindowDays,
): WindowScore {
  const score = scoreBetween(vehicles, owner, 0, window)
  const before = scoreBetween(vehicles, owner, window, 2 * window)
  return { score, change: score === null || before === null ? null : score - before }
}

function scoreBetween(
  vehicles: readonly VehicleDays[],
  owner: TripsOwner,
  from: number,
  to: number,
): number | null {
  return scoreOfDays(daysDriven(vehicles, owner, from, to))
}

/** The days with a drive of the owner, from entry `from` up to but not including `to`. */
export function daysDriven(
  vehicles: readonly VehicleDays[],
  owner: TripsOwner,
  from: number,
  to: number,
): DrivenDay[] {
  const driven: DrivenDay[] = []
  for (const days of vehicles) {
    if ('vehicleId' in owner && days.id !== owner.vehicleId) continue
    for (let at = from; at < to; at += 1) if (wasDriven(days, owner, at)) driven.push({ days, at })
  }
  return driven
}

/** The score of every driver over the last `window` full days; null, or missing, if nothing was driven. */
export function scoresByDriver(
  vehicles: readonly VehicleDays[],
  window: WindowDays,
): ReadonlyMap<string, number | null> {
  const driven = new Map<string, DrivenDay[]>()
  for (const days of vehicles) {
    for (let at = 0; at < window; at += 1) {
      const driver = days.driverId[at]
      if (driver === null || driver === undefined) continue
      const own = driven.get(driver)
      if (own) own.push({ days, at })
      else driven.set(driver, [{ days, at }])
    }
  }
  return new Map([...driven].map(([driver, own]) => [driver, scoreOfDays(own)]))
}

function wasDriven(days: VehicleDays, owner: TripsOwner, at: number): boolean {
  const driver = days.driverId[at] ?? null
  if (driver === null) return false
  return 'vehicleId' in owner ? days.id === owner.vehicleId : driver === owner.driverId
}
