import { type DayTime, newestFirst } from '#domain/base/demoTime'
import type { Live } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { inventoryHealth } from '#domain/dealer/dealerHealth'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { DealerVehicle } from '#domain/dealer/dealerVehicle'
import {
  dealerReading,
  dealerReadingOfDay,
  readingOfDay,
  vehicleReading,
} from '#domain/reports/documents/healthReadings'
import type {
  ReportExpense,
  ReportFacts,
  ReportTrip,
  ReportVehicle,
} from '#domain/reports/documents/reportFacts'
import type { Expense } from '#domain/reports/expense'
import type { Report, ReportType } from '#domain/reports/report'
import type { ReportRun } from '#domain/reports/reportRun'
import { vehiclesOf } from '#domain/reports/reportVehicles'
import type { Trip } from '#domain/trips/trip'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import type { PharosDatabase } from '../core/db'
import { createLiveQuery, useLiveQuery } from '../core/live'
import { readStored } from '../core/stored'

/** Input of a finished report. */
export interface FinishedReport {
  facts: ReportFacts
  /** Full name of the creator; null if that person left. */
  createdBy: string | null
}

/** Facts of a report run from the current vehicles, days and expenses; missing if the report was deleted. */
export function useReportFacts(report: Report, run: ReportRun, region: Region): Live<FinishedReport> {
  const { id, section } = report
  return useLiveQuery(
    section === 'fleet' ? fleetQuery : dealerQuery,
    id,
    run.fromDaysAgo,
    run.toDaysAgo,
    run.madeDaysAgo,
    region,
  )
}

/**
 * Number of vehicles whose rows are read at a time. An answer of the database is copied without a pause: for
 * the days of hundreds of vehicles, that takes longer than a frame.
 */
const BATCH = 10
/** Concurrent batches: a single one mostly waits for the database, and all of them at once block frames. */
const AHEAD = 3

async function inBatches<Row>(
  ids: readonly string[],
  read: (ids: string[]) => PromiseLike<(Row | undefined)[]>,
): Promise<Row[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
    ids.slice(at * BATCH, (at + 1) * BATCH),
  )
  const answers = batches.slice(0, AHEAD).map(read)
  const rows: Row[] = []
  for (let at = 0; at < batches.length; at += 1) {
    for (const row of (await answers[at]) ?? []) if (row) rows.push(row)
    const next = batches[at + AHEAD]
    if (next) answers.push(read(next))
  }
  return rows
}

/** Types that use trips or expenses; all but health use days. */
const OF_TRIPS: ReadonlySet<ReportType> = new Set<ReportType>(['tripHistory'])
const OF_EXPENSES: ReadonlySet<ReportType> = new Set<ReportType>(['fuelAndEnergy', 'expenses'])

/** Number of individually chosen vehicles that do not exist. */
function countGone({ vehicles }: Report, found: readonly { id: string }[]): number {
  if (vehicles.by !== 'manual') return 0
  const known = new Set(found.map(({ id }) => id))
  return vehicles.vehicleIds.filter((id) => !known.has(id)).length
}

const byId = (days: readonly VehicleDays[]) => new Map(days.map((one) => [one.id, one]))

const fleetQuery = createLiveQuery(
  (db, id: string, _from: number, to: number, madeDaysAgo: number, region: Region) =>
    readStored(db, ['reports', 'vehicles', 'users', 'vehicleDays', 'trips', 'expenses'], () =>
      readFleetReport(db, id, { toDaysAgo: to, madeDaysAgo }, region),
    ),
)

type RunDays = Pick<ReportRun, 'toDaysAgo' | 'madeDaysAgo'>

/** Health in a report is current only if the report was made today for days up to yesterday. */
const isOfNow = ({ toDaysAgo, madeDaysAgo }: RunDays) => madeDaysAgo <= 0 && toDaysAgo <= 1

async function readFleetReport(
  db: PharosDatabase,
  id: string,
  run: RunDays,
  region: Region,
): Promise<FinishedReport | undefined> {
  const report = await db.reports.get(id)
  if (!report) return undefined
  const all = await db.vehicles.orderBy('label').toArray()
  const vehicles = vehiclesOf(report, all)
  const ids = vehicles.map(({ id: vehicleId }) => vehicleId)
  const names = new Map((await db.users.toArray()).map((user) => [user.id, user.name]))
  const days = byId(await inBatches(ids, (some) => db.vehicleDays.bulkGet(some)))
  const trips = OF_TRIPS.has(report.type)
    ? await inBatches(ids, (some) => db.trips.where('vehicleId').anyOf(some).toArray())
    : []
  const expenses = OF_EXPENSES.has(report.type) ? await expensesOf(db, new Set(ids)) : []
  return {
    createdBy: names.get(report.createdBy) ?? null,
    facts: {
      vehicles: vehicles.map((vehicle) => fleetVehicle(vehicle, names, run, days)),
      gone: countGone(report, all),
      days,
      drivers: names,
      trips: trips.flatMap((trip) => fleetTrip(trip, names, region)).sort(newestTripFirst),
      expenses: expenses
        .map(
          (expense): ReportExpense => ({
            expense,
            merchant: expense.merchant[region],
            driver: names.get(expense.driverId) ?? null,
          }),
        )
        .sort((a, b) => newestFirst(a.expense.date, b.expense.date)),
      readings: isOfNow(run) ? 'now' : 'ofDay',
      hasExpenses: true,
    },
  }
}

/** Small rows are cheaper to read all at once: an index over several vehicles is read row by row. */
async function expensesOf(db: PharosDatabase, ids: ReadonlySet<string>): Promise<Expense[]> {
  return (await db.expenses.toArray()).filter(({ vehicleId }) => ids.has(vehicleId))
}

function fleetVehicle(
  vehicle: Vehicle,
  names: ReadonlyMap<string, string>,
  run: RunDays,
  days: ReadonlyMap<string, VehicleDays>,
): ReportVehicle {
  const { id, label, driverId, details, health: healthNow } = vehicle
  return {
    id,
    label,
    driver: names.get(driverId ?? '') ?? null,
    ev: details.ev,
    healthNow,
    health: isOfNow(run) ? vehicleReading(vehicle) : readingOfDay(vehicle, days.get(id), run.toDaysAgo),
  }
}

function fleetTrip(trip: Trip, names: ReadonlyMap<string, string>, region: Region): ReportTrip[] {
  // A trip of today belongs to no full day, so no report covers it.
  if ('minutesAgo' in trip.ended) return []
  return [
    {
      ...placed(trip, trip.ended, region),
      vehicleId: trip.vehicleId,
      driver: names.get(trip.driverId) ?? null,
    },
  ]
}

function placed(
  trip: Pick<Trip, 'id' | 'distanceMi' | 'minutes' | 'idleMinutes' | 'score'> & {
    map: Record<Region, { startLocation: string; endLocation: string }>
  },
  ended: DayTime,
  region: Region,
): Omit<ReportTrip, 'vehicleId' | 'driver'> {
  const { id, distanceMi, minutes, idleMinutes, score } = trip
  return {
    id,
    daysAgo: ended.daysAgo,
    started: { daysAgo: ended.daysAgo, minuteOfDay: ended.minuteOfDay - minutes },
    from: trip.map[region].startLocation,
    to: trip.map[region].endLocation,
    distanceMi,
    minutes,
    idleMinutes,
    score,
  }
}

function newestTripFirst({ started: a }: ReportTrip, { started: b }: ReportTrip): number {
  return newestFirst(a, b)
}

const dealerQuery = createLiveQuery(
  (db, id: string, _from: number, to: number, madeDaysAgo: number, region: Region) =>
    readStored(db, ['reports', 'dealerVehicles', 'dealerVehicleDays', 'dealerTrips', 'accounts'], () =>
      readDealerReport(db, id, { toDaysAgo: to, madeDaysAgo }, region),
    ),
)

async function readDealerReport(
  db: PharosDatabase,
  id: string,
  run: RunDays,
  region: Region,
): Promise<FinishedReport | undefined> {
  const report = await db.reports.get(id)
  if (!report) return undefined
  const all = (await db.dealerVehicles.toArray()).toSorted((a, b) => a.label.localeCompare(b.label))
  const vehicles = vehiclesOf(report, all)
  const ids = vehicles.map(({ id: vehicleId }) => vehicleId)
  const days = byId(await inBatches(ids, (some) => db.dealerVehicleDays.bulkGet(some)))
  const trips = OF_TRIPS.has(report.type)
    ? await inBatches(ids, (some) => db.dealerTrips.where('vehicleId').anyOf(some).toArray())
    : []
  return {
    createdBy: (await db.accounts.get(report.createdBy))?.name ?? null,
    facts: {
      vehicles: vehicles.map((vehicle) => dealerVehicle(vehicle, run, days)),
      gone: countGone(report, all),
      days,
      drivers: new Map(),
      trips: trips.flatMap((trip) => dealerTrip(trip, region)).sort(newestTripFirst),
      expenses: [],
      readings: isOfNow(run) ? 'now' : 'ofDay',
      hasExpenses: false,
    },
  }
}

function dealerVehicle(
  vehicle: DealerVehicle,
  run: RunDays,
  days: ReadonlyMap<string, VehicleDays>,
): ReportVehicle {
  const { id, label, assignedDriver, details } = vehicle
  return {
    id,
    label,
    driver: assignedDriver,
    ev: details.ev,
    healthNow: inventoryHealth(vehicle),
    health: isOfNow(run) ? dealerReading(vehicle) : dealerReadingOfDay(days.get(id), run.toDaysAgo),
  }
}

function dealerTrip(trip: DealerTrip, region: Region): ReportTrip[] {
  if ('minutesAgo' in trip.ended) return []
  return [{ ...placed(trip, trip.ended, region), vehicleId: trip.vehicleId, driver: trip.driver }]
}
