import { DEFAULT_USER_SETTINGS } from '#domain/account/userSettings'
import { type AttractFacts, FINDS_WORTH_WATCHING } from '#domain/attract/scenes'
import { resolveMinutesAgo } from '#domain/base/demoTime'
import type { Region } from '#domain/base/locale'
import type { Numbered } from '#domain/game/playerNumber'
import type { ScoredRun } from '#domain/game/scoredRun'
import { byNewest, type FeedItem } from '#domain/notifications/feed'
import { FIRING_WINDOW_DAYS } from '#domain/notifications/firing/firing'
import type { Report, ReportType } from '#domain/reports/report'
import { newestRun } from '#domain/reports/reportRun'
import { vehiclesOf } from '#domain/reports/reportVehicles'
import { speedingDotAt } from '#domain/trips/speedingDot'
import { DOT_KINDS, FIXED_SPEED_MPH, type Trip, type TripDot, tripStart } from '#domain/trips/trip'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { scoresByDriver, sumDays, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { isMoving } from '#domain/vehicle/vehiclePlace'
import { withDatabase } from '../core/databaseConnection'
import type { PharosDatabase } from '../core/db'
import { readWatchedRun } from './watchedRun'

type DataFacts = Omit<AttractFacts, 'run' | 'isBoardFilled'>

/** The demo's now, and the IANA name of the account's time zone. */
interface Calendar {
  now: Date
  timeZone: string
}

/** The newest day that is complete (docs/decisions.md D19). */
const DAYS_AGO = 1
const SCORE_DAYS = 30
/** A longer label takes too long to type. */
const TYPED_LETTERS = 12
/** A replay starts this long before the first event, which comes after five seconds at 20 times the speed. */
const BEFORE_EVENT_SECONDS = 100
/** The usual speed of a rule in km/h is up to this much more than in mph. */
const METRIC_EXCESS_MPH = 0.2
/** Reports with a chart of drives, the one to show first. */
const DRAWN_REPORTS: readonly ReportType[] = ['utilization', 'fuelAndEnergy', 'driverScores']

/**
 * Looks up what the loop between visits can show.
 * @param best the best runs of today, the best first
 * @param now the demo's now
 * @throws AppError a storage code
 */
export async function readAttractFacts(
  best: readonly Numbered<ScoredRun>[],
  region: Region,
  now: Date,
): Promise<AttractFacts> {
  const [data, run] = await Promise.all([withDatabase((db) => readData(db, region, now)), firstToWatch(best)])
  return { ...data, run, isBoardFilled: best.length > 0 }
}

async function readData(db: PharosDatabase, region: Region, now: Date): Promise<DataFacts> {
  const [settings, rows, trips, days, driverIds, speeding, reports] = await Promise.all([
    db.userSettings.get('settings'),
    db.vehicles.toArray(),
    db.trips.filter(({ daysAgo }) => daysAgo <= DAYS_AGO).toArray(),
    db.vehicleDays.toArray(),
    db.users.toCollection().primaryKeys(),
    db.feedItems.filter(({ section, event }) => section === 'fleet' && event.kind === 'speeding').toArray(),
    db.reports.filter(({ section }) => section === 'fleet').toArray(),
  ])
  const calendar = { now, timeZone: (settings ?? DEFAULT_USER_SETTINGS).timeZone }
  // Location masking hides trips too.
  const vehicles = rows.filter(({ details }) => !details.isLocationMasked)
  const shown = new Set(vehicles.map(({ id }) => id))
  const shownTrips = trips.filter(({ vehicleId }) => shown.has(vehicleId))
  return {
    hasDay: shownTrips.some(({ daysAgo }) => daysAgo === DAYS_AGO),
    moving: movingVehicle(vehicles, region),
    trip: eventfulTrip(shownTrips),
    alertId: placedAlert(speeding, shownTrips, calendar),
    hasFirings: days.some(isFast),
    reportId: drawnReport(reports, rows, days, calendar),
    driverId: bestDriver(driverIds, days),
  }
}

/** The fastest vehicle, of those whose label can be typed in a moment. */
function movingVehicle(vehicles: readonly Vehicle[], region: Region): DataFacts['moving'] {
  const isLong = ({ label }: Vehicle) => Number(label.length > TYPED_LETTERS)
  const mph = ({ details }: Vehicle) => details.map[region].speedMph
  const [first] = vehicles
    .filter((vehicle) => isMoving(vehicle, region))
    .toSorted((a, b) => isLong(a) - isLong(b) || mph(b) - mph(a) || (a.id < b.id ? -1 : 1))
  return first ? { id: first.id, label: first.label } : null
}

function eventfulTrip(trips: readonly Trip[]): DataFacts['trip'] {
  const [trip] = trips
    .filter(({ daysAgo, dots }) => daysAgo === DAYS_AGO && dots.some(isEvent))
    .toSorted((a, b) => happenings(b) - happenings(a) || (a.id < b.id ? -1 : 1))
  if (!trip) return null
  const { id, vehicleId, daysAgo, dots } = trip
  const first = Math.min(...dots.filter(isEvent).map(({ minute }) => minute))
  return { id, vehicleId, daysAgo, second: Math.max(0, first * 60 - BEFORE_EVENT_SECONDS) }
}

const NO_EVENTS: readonly string[] = ['start', 'end', 'speedReading']
const isEvent = ({ type }: TripDot): boolean => !NO_EVENTS.includes(DOT_KINDS[type])
const happenings = ({ dots }: Trip): number => dots.filter(isEvent).length

/** Only an alert with a dot on a trip is shown with the red part of its way. */
function placedAlert(
  items: readonly FeedItem[],
  trips: readonly Trip[],
  { now, timeZone }: Calendar,
): string | null {
  const isOn = ({ event, minutesAgo }: FeedItem, trip: Trip) => {
    const sinceMs =
      resolveMinutesAgo(now, { minutesAgo }).getTime() - tripStart(trip, now, timeZone).getTime()
    const dot = speedingDotAt(trip, sinceMs / 60_000)
    return event.kind === 'speeding' && dot?.speedLimitMph === event.limitMph
  }
  const placed = items
    .toSorted(byNewest)
    .find((item) => trips.some((trip) => trip.vehicleId === item.vehicleId && isOn(item, trip)))
  return placed?.id ?? null
}

const isFast = ({ fastPasses }: VehicleDays): boolean =>
  fastPasses
    .slice(0, FIRING_WINDOW_DAYS)
    .some((day) => day.some((mph) => mph > FIXED_SPEED_MPH + METRIC_EXCESS_MPH))

function drawnReport(
  reports: readonly Report[],
  vehicles: readonly Vehicle[],
  days: readonly VehicleDays[],
  { now, timeZone }: Calendar,
): string | null {
  const isDriven = (report: Report) => {
    const run = newestRun(report, now, timeZone)
    if (run === null) return false
    const { fromDaysAgo, toDaysAgo } = run
    const ids = new Set(vehiclesOf(report, vehicles).map(({ id }) => id))
    return days.some(
      (row) => ids.has(row.id) && sumDays(row, 'distanceMi', fromDaysAgo - toDaysAgo + 1, toDaysAgo) > 0,
    )
  }
  const found = DRAWN_REPORTS.flatMap((type) => reports.filter((report) => report.type === type)).find(
    (report) => report.schedule !== null && report.pausedOn === null && isDriven(report),
  )
  return found?.id ?? null
}

function bestDriver(ids: readonly string[], days: readonly VehicleDays[]): string | null {
  const scores = scoresByDriver(days, SCORE_DAYS)
  const [best] = ids
    .filter((id) => scores.get(id) != null)
    .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  return best ?? null
}

async function firstToWatch(best: readonly Numbered<ScoredRun>[]): Promise<AttractFacts['run']> {
  const worthIt = best.filter(({ found }) => found >= FINDS_WORTH_WATCHING)
  for (const { id, initials, player, score } of worthIt) {
    if ((await readWatchedRun(id)).kind === 'ready') return { id, initials, player, score }
  }
  return null
}
