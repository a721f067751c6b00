import { addPoints, scoreOf, tripPoints, type WindowDays } from '#domain/vehicle/score'
import { type DrivenDay, scoreOfDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { TRIP_DAYS, type Trip } from './trip'
import { CALENDAR_DAYS } from './tripSearch'

/** Whose history: a vehicle's or a driver's. */
export type TripsOwner = { vehicleId: string } | { driverId: string }

/** Whether a day's trips are kept one by one; before that there are figures of the day only. */
export function hasTrips(daysAgo: number): boolean {
  return daysAgo <= TRIP_DAYS
}

/** What a day comes to. */
export interface DayFigures {
  /** How many; null where trips are not kept one by one. */
  trips: number | null
  distanceMi: number
  /** Ignition on to ignition off, idling included. */
  minutes: number
  idleMinutes: number
  /** Null when nothing was driven. */
  score: number | null
}

/** A day's figures out of its trips. */
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

/** A full day's figures (1 = yesterday) out of the days that are kept; null when nothing was driven. */
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

/** The full days of the calendar on which something was driven: 1 is yesterday, 60 the oldest. */
export function drivenDays(vehicles: readonly VehicleDays[], owner: TripsOwner): Set<number> {
  const found = new Set<number>()
  for (const days of vehicles) {
    for (let at = 0; at < CALENDAR_DAYS; at += 1) if (wasDriven(days, owner, at)) found.add(at + 1)
  }
  return found
}

/** A score and how far it is from the one of as many days before. */
export interface WindowScore {
  /** Null when nothing was driven. */
  score: number | null
  /** Points up or down; null when one of the two windows has no score. */
  change: number | null
}

/** The score of a vehicle or driver over the last `window` full days, against as many before them. */
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

/** The days on which the owner drove or was driven, from entry `from` up to and without `to`. */
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

/** The score of every driver over the last `window` full days; null, or not in it, when nothing was driven. */
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
