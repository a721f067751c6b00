import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import { EXCESSIVE_IDLING_MINUTES, TRIP_NUMBERS, type TripNumber } from '#domain/trips/trip'
import { KWH_PER_GALLON } from '#domain/vehicle/energy'
import type { Vehicle, VehicleDetails } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { driverOn } from './driverPlan'
import { type DriveEvents, eventsOn, styleOf } from './drivingStyle'
import { isBeltOpen } from './seatbelts'
import { type WeatherEffect, weatherEffect } from './weather'
import { schedule } from './workingHours'
import { shareOfDay } from './workingWeeks'

/** A trip as it was driven: the same in every region, before anybody scores or draws it. */
export interface Drive {
  vehicleId: string
  driverId: string
  /** 0 is today. */
  daysAgo: number
  number: TripNumber
  /** Minute of the day at which it ended; of a trip of today, how many minutes ago. */
  ended: number
  /** Tenths of a mile, so that sums are exact. */
  tenths: number
  minutes: number
  idleMinutes: number
  /** Minutes of it at one stop with the engine on; the rest is at lights and stop signs. */
  stopMinutes: number
  /** Hundredths of a gallon or kWh. */
  hundredths: number
  hardBraking: number
  hardAcceleration: number
  roadSpeeding: number
  speedOver80: number
  /** Percent of the distance over 80 mph. */
  over80Percent: number
  excessiveIdling: number
  adasBraking: number
  /** What the camera saw; null for a vehicle without one. */
  camera: DriveEvents['camera'] | null
  business: boolean
  /** A seat belt was open for two minutes and more. */
  beltOpen: boolean
}

/** What of a vehicle its drives depend on; not where it is. */
export type Drivable = Pick<Vehicle, 'id' | 'label' | 'status' | 'driverId' | 'modelName' | 'modelYear'> & {
  details: Pick<
    VehicleDetails,
    'ev' | 'fuelEconomyMpg' | 'odometerMi' | 'isIgnitionOn' | 'notifications' | 'camera'
  >
}

/**
 * All drives of a vehicle, the oldest first: five on each day that it did not stand, and today's so far. None
 * for a vehicle that nobody drives.
 */
export function makeDrives(vehicle: Drivable): readonly Drive[] {
  const made = drivesOf.get(vehicle) ?? driveAll(vehicle)
  drivesOf.set(vehicle, made)
  return made
}
const drivesOf = new WeakMap<Drivable, readonly Drive[]>()

function driveAll(vehicle: Drivable): Drive[] {
  const drives = [...pastDrives(vehicle), ...todaysDrives(vehicle)]
  const staged = STAGED.find(({ label }) => label === vehicle.label)
  if (!staged) return drives
  const at = drives.length - staged.fromEnd
  return drives.map((drive, index) => (index === at ? { ...drive, ...atLeast(drive, staged.events) } : drive))
}

type HarshEvents = Pick<Drive, 'hardBraking' | 'hardAcceleration' | 'roadSpeeding'>

/**
 * Trips with something to see whatever chance says: the newest of the first vehicle, which visitors open
 * first, and one with every kind of harsh event.
 */
const STAGED: readonly { label: string; fromEnd: number; events: HarshEvents }[] = [
  { label: 'Unit 118', fromEnd: 1, events: { hardBraking: 2, hardAcceleration: 1, roadSpeeding: 0 } },
  {
    label: 'Warehouse Shuttle',
    fromEnd: 6,
    events: { hardBraking: 2, hardAcceleration: 1, roadSpeeding: 2 },
  },
]

function atLeast(drive: Drive, events: HarshEvents): HarshEvents {
  return {
    hardBraking: Math.max(drive.hardBraking, events.hardBraking),
    hardAcceleration: Math.max(drive.hardAcceleration, events.hardAcceleration),
    roadSpeeding: Math.max(drive.roadSpeeding, events.roadSpeeding),
  }
}

function pastDrives(vehicle: Drivable): Drive[] {
  const random = seededRandom(seedOf(`days of ${vehicle.id}`))
  const milesADay = random.int(28, 58)
  const drift = random.int(-14, 16) / 100
  return Array.from({ length: HISTORY_DAYS }, (_, at) => HISTORY_DAYS - at).flatMap((daysAgo) => {
    const driverId = driverOn(vehicle, daysAgo)
    if (driverId === null) return []
    // A day's own stream: one day changed leaves the others as they are.
    const day = seededRandom(seedOf(`day ${daysAgo} of ${vehicle.id}`))
    const wave = 1 + drift * (1 - daysAgo / 60)
    const usual = milesADay * wave * shareOfDay(daysAgo) * weatherEffect(daysAgo).distance
    const share = (usual * day.int(86, 114)) / 100 / TRIP_NUMBERS.length
    return schedule(
      day,
      vehicle,
      TRIP_NUMBERS.map((number) =>
        makeDrive(day, vehicle, driverId, daysAgo, number, Math.max(18, Math.round(share * day.int(4, 16)))),
      ),
    )
  })
}

/** Trips that the vehicle itself has told of today, the oldest first. */
function todaysDrives(vehicle: Drivable): Drive[] {
  const driverId = driverOn(vehicle, 0)
  if (driverId === null) return []
  const told = vehicle.details.notifications
  const minutesOf = (kind: 'trip' | 'speeding'): number[] =>
    told.flatMap((one) => (one.kind === kind ? [one.minutesAgo] : []))
  const random = seededRandom(seedOf(`today of ${vehicle.id}`))
  return minutesOf('trip')
    .sort((a, b) => b - a)
    .map((ended, at) => {
      const drive = makeDrive(random, vehicle, driverId, 0, TRIP_NUMBERS[at] ?? 5, random.int(24, 62))
      const sped = minutesOf('speeding').some(
        (minutes) => ended <= minutes && minutes <= ended + drive.minutes,
      )
      return { ...drive, ended, roadSpeeding: Math.max(drive.roadSpeeding, sped ? 1 : 0) }
    })
}

function makeDrive(
  random: SeededRandom,
  vehicle: Drivable,
  driverId: string,
  daysAgo: number,
  number: TripNumber,
  tenths: number,
): Drive {
  const style = styleOf(driverId)
  // A stream of its own: other rates leave times and energy as they are.
  const chance = seededRandom(seedOf(`events on ${vehicle.id} ${daysAgo} ${number}`))
  const weather = weatherEffect(daysAgo)
  const pace = random.int(0, 12) / 12
  const longStop = daysAgo > 0 && random.next() < (LONG_STOP_SHARES[vehicle.label] ?? style.longStopShare)
  const lightMinutes = (tenths / 10) * LIGHT_MINUTES_PER_MILE * weather.waiting * (0.8 + 0.4 * random.next())
  const atLights = Math.min(MOST_LIGHT_MINUTES, Math.max(1, Math.round(lightMinutes)))
  const stopMinutes = longStop
    ? random.int(EXCESSIVE_IDLING_MINUTES + 1, 30)
    : random.next() < SHORT_STOP_SHARE
      ? Math.min(random.int(4, 7), EXCESSIVE_IDLING_MINUTES - 1 - atLights)
      : 0
  const idleMinutes = atLights + stopMinutes
  const fast = tenths >= FAST_TENTHS && chance.next() < style.over80Share
  const moving = Math.max(5, Math.round((tenths / 10 / meanMph(tenths, fast, pace) / weather.speed) * 60))
  const { camera, ...events } = eventsOn(chance, style, tenths / 10, daysAgo, vehicle.modelYear >= 2022)
  return {
    vehicleId: vehicle.id,
    driverId,
    daysAgo,
    number,
    ended: 0,
    tenths,
    minutes: moving + idleMinutes,
    idleMinutes,
    stopMinutes,
    hundredths: energyOf(random, vehicle, tenths, idleMinutes, weather),
    ...events,
    speedOver80: fast ? chance.int(1, 2) : 0,
    over80Percent: fast ? chance.int(2, 9) : 0,
    excessiveIdling: longStop ? 1 : 0,
    camera: vehicle.details.camera && camera,
    business: random.next() < 0.9,
    beltOpen: isBeltOpen(vehicle.id, driverId, daysAgo, number),
  }
}

/** Nobody takes the motorway for a shorter trip, tenths of a mile. */
export const FAST_TENTHS = 70

/** Minutes at lights and stop signs for each mile: with them a trip in town is about as fast as the EPA's city cycle (docs/rules.md TR-16). */
export const LIGHT_MINUTES_PER_MILE = 0.4
/** The most minutes at lights of a trip, short of what counts as excessive idling. */
const MOST_LIGHT_MINUTES = EXCESSIVE_IDLING_MINUTES - 2
/** Share of the trips with a stop of some minutes at a curb. */
const SHORT_STOP_SHARE = 0.15
/** Share of the trips with a long stop of a vehicle that is left running while it is loaded, by label. */
const LONG_STOP_SHARES: Readonly<Record<string, number>> = { 'Lakeshore Van 3': 0.3 }

/**
 * Mean speed in motion, mph (docs/rules.md TR-16): what streets of a city allow in every region, a longer
 * trip on bigger roads, one with a motorway quickest. `pace` is 0 to 1.
 */
function meanMph(tenths: number, fast: boolean, pace: number): number {
  if (fast) return 26 + 5 * pace
  if (tenths < 30) return 20 + 2.5 * pace
  return tenths < 60 ? 21.5 + 3 * pace : 22.5 + 3.5 * pace
}

/** Gallons that an engine takes in a minute at a stop: of a passenger car, and of a delivery van (US DOE). */
const IDLE_GALLONS_A_MINUTE = { car: 0.005, van: 0.012 } as const
const VAN_MODEL = 'Express'

/** Fuel or charge for the way at the vehicle's economy, give or take a tenth; an engine drinks at a stop too. */
function energyOf(
  random: SeededRandom,
  vehicle: Drivable,
  tenths: number,
  idleMinutes: number,
  weather: WeatherEffect,
): number {
  const { ev, fuelEconomyMpg } = vehicle.details
  const mpg = ((fuelEconomyMpg ?? 25) * random.int(94, 108)) / 100
  const gallons = tenths / 10 / mpg
  const idle = IDLE_GALLONS_A_MINUTE[vehicle.modelName === VAN_MODEL ? 'van' : 'car']
  return Math.max(
    1,
    Math.round(
      100 * (ev ? gallons * KWH_PER_GALLON * weather.charge : gallons * weather.fuel + idleMinutes * idle),
    ),
  )
}
