import type { Region } from '#domain/base/locale'
import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import type { CameraFacing, CameraStatus } from '#domain/vehicle/camera'
import { isLowOil, lowTires } from '#domain/vehicle/lowReadings'
import type { Gear, Vehicle, VehicleTag } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { healthOf } from '#domain/vehicle/vehicleHealth'
import { makeNotifications } from '../account/notifications'
import { enrollmentInFeed, notificationsInFeed } from '../feed/feedLine'
import { FLEET_LINES } from '../feed/fleetLines'
import { addedToAccount } from '../plan/accountAge'
import { sendsReadings } from '../plan/health'
import { MAKE_NAME, MODELS, type ModelSpec } from '../plan/models'
import { makeMovement } from '../plan/movement'
import { once } from '../plan/once'
import { distributeFuel, makeReadings, NO_READINGS } from '../plan/readings'
import { type Motion, ROSTER, type RosterEntry } from '../plan/roster'
import { tripRoutesOf, tripsOf } from '../trips/trips'
import { driverIdOf } from './people'
import { makePlate } from './plates'
import { makeVin } from './vins'

/** The year that the fleet's ages are counted in: vehicles of 2024 are about a year and a half old. */
export const FLEET_YEAR = 2025.5

/** The fleet dataset: 48 rows, the same on every run and machine; made once a process. */
export const buildVehicles = once((): readonly Vehicle[] => {
  const reporting = ROSTER.filter((entry) => sendsReadings(statusOf(entry)))
  const knownFuel = reporting.flatMap(({ known }) => known?.fuel ?? [])
  const fuel = distributeFuel(seededRandom(seedOf('fuel levels')), knownFuel)
  const plates = new Set<string>()
  return ROSTER.map((entry, index) => {
    const level = entry.known?.fuel ?? (sendsReadings(statusOf(entry)) ? fuel.pop() : undefined)
    return buildVehicle(`v-${index + 1}`, entry, level, plates)
  })
})

function buildVehicle(
  id: string,
  entry: RosterEntry,
  fuel: number | undefined,
  plates: Set<string>,
): Vehicle {
  // A stream for each vehicle: a change of one leaves the other 47 as they are.
  const random = seededRandom(seedOf(`vehicle ${id}`))
  const model: ModelSpec = MODELS[entry.model]
  const { known = {} } = entry
  const status = statusOf(entry)
  const reporting = fuel !== undefined
  const motion = entry.motion ?? (entry.driver ? 'driving' : 'parked')
  const image = { body: model.body, paint: entry.paint }
  const readings = reporting ? makeReadings(random, model, entry, fuel) : NO_READINGS
  const diagnostics = {
    oil: isLowOil(readings.oilLife),
    tire: lowTires(readings.tirePressure).length > 0,
  }
  const yearsOnTheRoad = FLEET_YEAR - entry.year
  const plate = (region: Region): string => newPlate(random, region, model, plates)

  const camera = cameraOf(entry, reporting, motion)

  const base = {
    id,
    image,
    label: entry.label,
    makeName: MAKE_NAME,
    modelName: model.modelName,
    modelYear: entry.year,
    tags: tagsOf(model, entry),
    status,
    vin: makeVin(random, model, entry.year),
    licensePlate: { us: plate('us'), ca: plate('ca'), mx: plate('mx') },
    fleet: entry.fleet,
    health: healthOf(readings),
    driverId: entry.driver ? driverIdOf(entry.driver) : null,
    addedDaysAgo: enrollmentInFeed(FLEET_LINES, entry.label) ?? addedDaysAgo(random, status, yearsOnTheRoad),
    addOns: { adapter: false, chargingNetwork: null, camera: camera !== null },
    details: {
      clickable: reporting,
      isDriveBlockEnabled: entry.driveBlock ?? false,
      prndle: GEARS[motion],
      isIgnitionOn: motion !== 'parked',
      isLocationMasked: entry.masked ?? false,
      ev: model.ev,
      profileImage: image,
      ...readings,
      odometerMi: known.odometerMi ?? Math.round(yearsOnTheRoad * random.int(7000, 16000)),
      diagnostics,
      camera,
      notifications: makeNotifications(random, {
        reporting,
        driven: status !== 'waitingForIgnition',
        hasDriver: entry.driver !== undefined,
        lowTire: diagnostics.tire,
        lowOil: diagnostics.oil,
        speeding: entry.speeding ?? false,
        feedNotifications: notificationsInFeed(FLEET_LINES, entry.label),
      }),
      // Who checked a vehicle out was allowed to.
      allowDriverCheckIn: random.next() < 0.88 || (entry.driver !== undefined && reporting),
      allowDriverRemoteCommands: known.allowDriverRemoteCommands ?? random.next() < 0.5,
    },
  }
  const movement = makeMovement(random, {
    id,
    body: model.body,
    speedMph: motion === 'driving' ? random.int(14, 46) : 0,
    trips: tripsOf(base),
    routes: tripRoutesOf(base),
  })
  return { ...base, details: { ...base.details, ...movement } }
}

/** Lenses that are not well, by vehicle. */
const CAMERA_FAULTS: Readonly<Record<string, Partial<Record<CameraFacing, CameraStatus>>>> = {
  'Unit 145': { driver: 'obstructed' },
  'Unit 112': { front: 'offline', driver: 'offline' },
}

/** Newer vehicles with a driver have a dual camera; it records while the ignition is on. */
function cameraOf(
  { label, driver, year }: RosterEntry,
  reporting: boolean,
  motion: Motion,
): Record<CameraFacing, CameraStatus> | null {
  if (!reporting || !driver || year < 2022) return null
  const status = motion === 'parked' ? 'standby' : 'recording'
  return { front: status, driver: status, ...CAMERA_FAULTS[label] }
}

const GEARS: Record<Motion, Gear> = { driving: 'D', neutral: 'N', idling: 'P', parked: 'P' }

function statusOf({ status }: RosterEntry): Vehicle['status'] {
  return status ?? 'connected'
}

function tagsOf(model: ModelSpec, { services }: RosterEntry): VehicleTag[] {
  return services ? [...model.tags, 'Services'] : [...model.tags]
}

function newPlate(random: SeededRandom, region: Region, model: ModelSpec, taken: Set<string>): string {
  const plate = makePlate(random, region, model)
  if (taken.has(plate)) return newPlate(random, region, model, taken)
  taken.add(plate)
  return plate
}

/**
 * A vehicle whose set-up is not done came lately; the others at some time since they were new, and
 * before their daily figures begin.
 */
function addedDaysAgo(random: SeededRandom, status: Vehicle['status'], yearsOnTheRoad: number): number {
  if (status === 'pendingConfiguration' || status === 'waitingForIgnition') return random.int(1, 12)
  if (status === 'configurationError') return random.int(8, 30)
  return addedToAccount(random.int(HISTORY_DAYS + 10, Math.floor(yearsOnTheRoad * 365)))
}
