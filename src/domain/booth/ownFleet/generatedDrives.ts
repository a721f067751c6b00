import { type DayTime, newestFirst } from '#domain/base/demoTime'
import { withOdometers } from '#domain/demoDays/shiftedTrips'
import type { Expense } from '#domain/reports/expense'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { FleetDatasets } from './fleetDatasets'
import type { GeneratedShare } from './generatedVehicle'

/** Datasets that depend on the days of vehicles. */
export type Drives = Pick<
  FleetDatasets,
  'vehicleDays' | 'trips' | 'cameraEvents' | 'expenses' | 'pathsUs' | 'pathsCa' | 'pathsMx'
>

const PATHS = ['pathsUs', 'pathsCa', 'pathsMx'] as const

/** Copies what donors did, vehicle by vehicle, with new ids after the shipped ones. */
export function driveDealer(shipped: Drives): (generated: GeneratedShare) => Drives {
  const days = new Map(shipped.vehicleDays.map((row) => [row.id, row]))
  const trips = byVehicle(shipped.trips)
  const events = byVehicle(shipped.cameraEvents)
  const expenses = byVehicle(shipped.expenses)
  const paths = PATHS.map(
    (name) => [name, new Map(shipped[name].map((row) => [row.vehicleId, row]))] as const,
  )
  const tripIds = numbering('t', shipped.trips)
  const eventIds = numbering('c', shipped.cameraEvents)

  return (generated) => {
    const { donor, copy, drives, stop } = generated
    // Who stands elsewhere than its donor drove other trips today.
    const own = drives
      ? (trips.get(donor.id) ?? []).filter(({ daysAgo }) => stop === null || daysAgo > 0)
      : []
    const repeated = new Set(own.map(({ id }) => id))
    const clips = (events.get(donor.id) ?? []).filter(({ tripId }) => repeated.has(tripId))
    // The first copy of a donor keeps its ids, because the feed refers to them.
    const ids: Ids = {
      trips: new Map(own.map(({ id }) => [id, copy === 0 ? id : tripIds()])),
      events: new Map(clips.map(({ id }) => [id, copy === 0 ? id : eventIds()])),
    }
    const todaysIds: Ids = {
      trips: new Map(stop?.trips.map(({ id }) => [id, tripIds()])),
      events: new Map(),
    }
    const row = days.get(donor.id)
    const ownDays = drives && row ? generatedDays(row, generated) : null
    const ownTrips = [
      ...own.map((trip) => generatedTrip(trip, generated, ids)),
      ...(stop?.trips ?? []).map((trip) => generatedTrip(trip, generated, todaysIds)),
    ]
    const wayOf = (rows: ReadonlyMap<string, TripPaths>) => {
      const way = drives ? rows.get(donor.id) : undefined
      return way ? [generatedPaths(way, generated, [ids, todaysIds])] : []
    }
    const [pathsUs = [], pathsCa = [], pathsMx = []] = paths.map(([, rows]) => wayOf(rows))
    return {
      vehicleDays: ownDays ? [ownDays] : [],
      trips: stop && ownDays ? withOdometers(ownTrips, ownDays) : ownTrips,
      cameraEvents: clips.map((event) => generatedEvent(event, generated, ids)),
      expenses: drives
        ? (expenses.get(donor.id) ?? []).map((expense) => generatedExpense(expense, generated))
        : [],
      pathsUs,
      pathsCa,
      pathsMx,
    }
  }
}

interface Ids {
  trips: ReadonlyMap<string, string>
  events: ReadonlyMap<string, string>
}

function byVehicle<Row extends { vehicleId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const own = groups.get(row.vehicleId)
    if (own) own.push(row)
    else groups.set(row.vehicleId, [row])
  }
  return groups
}

const idIn = (ids: ReadonlyMap<string, string>, id: string): string => ids.get(id) ?? id

/** Returns ids that continue after the last row. */
function numbering(prefix: string, rows: readonly { id: string }[]): () => string {
  let last = Math.max(0, ...rows.map(({ id }) => Number(id.slice(prefix.length + 1))))
  return () => {
    last += 1
    return `${prefix}-${last}`
  }
}

function generatedDays(
  row: VehicleDays,
  { id, driver, earlierMinutes, moreMiles, stop }: GeneratedShare,
): VehicleDays {
  const earlier = (minute: number | null): number | null => minute && minute - earlierMinutes
  return {
    ...row,
    id,
    startOdometerMi: tenths(row.startOdometerMi + moreMiles + (stop?.roundingMi ?? 0)),
    driverId: row.driverId.map((one) => one && (driver?.id ?? null)),
    firstStart: row.firstStart.map(earlier),
    lastEnd: row.lastEnd.map(earlier),
  }
}

function generatedTrip(
  trip: Trip,
  { id, driver, copy, earlierMinutes, moreMiles }: GeneratedShare,
  ids: Ids,
): Trip {
  return {
    ...trip,
    id: idIn(ids.trips, trip.id),
    vehicleId: id,
    driverId: driver?.id ?? trip.driverId,
    ended:
      'minutesAgo' in trip.ended
        ? { minutesAgo: trip.ended.minutesAgo + earlierMinutes }
        : earlierOn(trip.ended, earlierMinutes),
    dots: trip.dots.map((dot) => ({
      ...dot,
      odometerMi: dot.odometerMi + moreMiles,
      ...(dot.video !== undefined && { video: idIn(ids.events, dot.video) }),
    })),
    ...(copy > 0 && { drivenAs: { driverId: trip.driverId, tripId: trip.id } }),
  }
}

function generatedEvent(event: CameraEvent, { id, driver }: GeneratedShare, ids: Ids): CameraEvent {
  return {
    ...event,
    id: idIn(ids.events, event.id),
    tripId: idIn(ids.trips, event.tripId),
    vehicleId: id,
    driverId: driver?.id ?? event.driverId,
  }
}

/** Ids are given once all expenses are sorted. */
function generatedExpense(
  expense: Expense,
  { id, vehicle, driver, earlierMinutes, moreMiles }: GeneratedShare,
): Expense {
  const { driverId, createdBy, editedBy, details } = expense
  const who = (user: string | null) => (user === driverId ? (driver?.id ?? user) : user)
  return {
    ...expense,
    vehicleId: id,
    fleet: vehicle.group,
    driverId: driver?.id ?? driverId,
    date: earlierOn(expense.date, earlierMinutes),
    createdOn: earlierOn(expense.createdOn, earlierMinutes),
    createdBy: who(createdBy),
    editedBy: who(editedBy),
    details: { ...details, odometerMi: details.odometerMi + moreMiles },
  }
}

function generatedPaths(row: TripPaths, { id }: GeneratedShare, ids: readonly Ids[]): TripPaths {
  const driven = ids.flatMap(({ trips }) => [...trips])
  return {
    ...row,
    id: `${row.region}/${id}`,
    vehicleId: id,
    trips: Object.fromEntries(
      driven.flatMap(([trip, ownId]) => {
        const path = row.trips[trip]
        return path ? [[ownId, path]] : []
      }),
    ),
  }
}

const earlierOn = (at: DayTime, minutes: number): DayTime => ({
  ...at,
  minuteOfDay: Math.max(0, at.minuteOfDay - minutes),
})

const tenths = (miles: number): number => Math.round(miles * 10) / 10

/** Expenses as in the dataset: the newest first, numbered. */
export function inOrder(expenses: readonly Expense[]): Expense[] {
  return expenses
    .toSorted((a, b) => newestFirst(a.date, b.date))
    .map((expense, at) => ({ ...expense, id: `e-${at + 1}` }))
}
