import { seededRandom, seedOf } from '#domain/base/seededRandom'
import type { DealerTrip } from '#domain/dealer/dealerTrip'
import { type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { tripTelemetry } from '#domain/trips/telemetry/tripTelemetry'
import { decodePath } from '#domain/trips/tripPath'
import { KWH_PER_GALLON } from '#domain/vehicle/energy'
import { worstShortfallPsi } from '#domain/vehicle/lowReadings'
import { tripPoints } from '#domain/vehicle/score'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'
import { type DayDrive, daySums } from '../fleet/daySums'
import { oilDays, tireDays } from '../plan/readingDays'
import { withEvents } from '../trips/drivePasses'
import { type SpeedPasses, speedPasses } from '../trips/speedPasses'
import { buildTripPaths } from '../trips/tripPaths'
import { buildDealerTrips, type LegFigures, legFigures } from './dealerTrips'
import { buildDealerVehicles } from './dealerVehicles'
import { type InventoryUnit, planInventory } from './inventoryUnits'
import { pastLegs } from './pastLoans'
import { dealerLevels } from './standingLevels'

/** The dealerVehicleDays dataset: a row for each vehicle of the inventory that sends readings. */
export function buildDealerVehicleDays(): VehicleDays[] {
  const units = planInventory()
  const trips = buildDealerTrips()
  const passes = passesOfTrips(trips)
  const known = [...passes.values()]
  return buildDealerVehicles().flatMap((vehicle, at) => {
    const unit = units[at]
    const level = inventoryLevel(vehicle)
    if (!unit || level === null || unit.days === null) return []
    const kept = trips
      .filter(({ vehicleId }) => vehicleId === vehicle.id)
      .map((trip) => keptDrive(trip, vehicle, passes))
    const drives = [...pastDrives(vehicle, unit, known), ...kept]
    return [rowOf(vehicle, unit, level, drives)]
  })
}

function rowOf(
  vehicle: DealerVehicle,
  unit: InventoryUnit,
  level: number,
  drives: readonly DayDrive[],
): VehicleDays {
  const { id, details, odometerMi } = vehicle
  const past = drives.filter(({ daysAgo }) => daysAgo > 0)
  const today = drives.filter(({ daysAgo }) => daysAgo === 0)
  const sums = daySums(past)
  // Added in the course of the oldest day.
  const days = Math.min(HISTORY_DAYS, unit.days ?? 0)
  const inStock = (values: readonly number[]): (number | null)[] =>
    Array.from({ length: HISTORY_DAYS }, (_, at) => (at < days ? (values[at] ?? null) : null))
  const hundredths = today.reduce((sum, drive) => sum + drive.hundredths, 0)
  const { ev, oilLife, tirePressure } = details
  return {
    id,
    ev,
    startOdometerMi: Math.round(10 * odometerMi - tenthsOf(drives)) / 10,
    ...sums,
    oilLife: inStock(oilLife === null ? [] : oilDays(id, oilLife, tenthsOf(today) / 10, sums.distanceMi)),
    levelPercent: inStock(
      dealerLevels({
        id,
        spec: unit.model.spec,
        now: level,
        days,
        usedToday: hundredths / 100,
        used: sums.energy,
      }),
    ),
    tireShortfallPsi: inStock(tirePressure ? tireDays(id, worstShortfallPsi(tirePressure), days) : []),
  }
}

/** Passes of the trips that have a way, by trip; a dealer's way has no dots, so events are added. */
function passesOfTrips(trips: readonly DealerTrip[]): Map<string, SpeedPasses> {
  const paths = new Map(buildTripPaths('us').map((row) => [row.vehicleId, row]))
  return new Map(
    trips.map((trip) => {
      const row = paths.get(trip.vehicleId)
      const path = row && decodePath(row, trip.id)
      if (!path) throw new Error(`${trip.id} has no way`)
      const { id, distanceMi, minutes, idleMinutes } = trip
      const calm = speedPasses(tripTelemetry({ id, distanceMi, minutes, idleMinutes, dots: [] }, path))
      const random = seededRandom(seedOf(`passes on ${id}`))
      return [
        id,
        withEvents(random, calm, {
          tenths: 10 * distanceMi,
          roadSpeeding: trip.roadSpeeding?.times ?? 0,
          speedOver80: 0,
        }),
      ]
    }),
  )
}

function keptDrive(
  trip: DealerTrip,
  { details: { ev } }: DealerVehicle,
  passes: Map<string, SpeedPasses>,
): DayDrive {
  const { ended, distanceMi } = trip
  const own = passes.get(trip.id)
  if (!own) throw new Error(`${trip.id} has no passes`)
  const when =
    'minutesAgo' in ended ? { daysAgo: 0, ended: 0 } : { daysAgo: ended.daysAgo, ended: ended.minuteOfDay }
  return { ...when, ...driveOf(trip, Math.round(10 * distanceMi), ev), passes: own }
}

/** Drives before those that are kept, as fast as one of these. */
function pastDrives(
  { id, details: { ev } }: DealerVehicle,
  unit: InventoryUnit,
  known: readonly SpeedPasses[],
): DayDrive[] {
  return pastLegs(id, unit).map(({ daysAgo, ended, tenths, driver }) => {
    const random = seededRandom(seedOf(`past drive of ${id} ${daysAgo} ${ended}`))
    const drive = driveOf(legFigures(random, driver, unit.model.spec, tenths), tenths, ev)
    return { daysAgo, ended, ...drive, passes: withEvents(random, random.pick(known), drive) }
  })
}

function driveOf(
  figures: LegFigures,
  tenths: number,
  ev: boolean,
): Omit<DayDrive, 'daysAgo' | 'ended' | 'passes'> {
  const { minutes, idleMinutes, fuelEconomyMpg, hardBraking, hardAcceleration, roadSpeeding } = figures
  const gallons = tenths / 10 / fuelEconomyMpg
  return {
    driverId: null,
    tenths,
    minutes,
    idleMinutes,
    hundredths: Math.max(1, Math.round(100 * (ev ? gallons * KWH_PER_GALLON : gallons))),
    hardBraking: hardBraking?.times ?? 0,
    hardAcceleration: hardAcceleration?.times ?? 0,
    roadSpeeding: roadSpeeding?.times ?? 0,
    // Ways around a lot stay in town.
    speedOver80: 0,
    camera: 0,
    adasBraking: 0,
    excessiveIdling: 0,
    maskedMinutes: 0,
    beltOpen: false,
    lost: tripPoints(figures),
  }
}

function tenthsOf(drives: readonly DayDrive[]): number {
  return drives.reduce((sum, { tenths }) => sum + tenths, 0)
}
