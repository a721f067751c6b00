import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import { tripTelemetry } from '#domain/trips/telemetry/tripTelemetry'
import { FIXED_SPEED_MPH, type Trip } from '#domain/trips/trip'
import { decodePath } from '#domain/trips/tripPath'
import type { OverLimitPass } from '#domain/vehicle/vehicleDays'
import { type Drive, FAST_TENTHS } from '../plan/driving'
import { once } from '../plan/once'
import { buildTrips } from './fleetTrips'
import { FAST_PASS_MPH, type SpeedPasses, speedPasses } from './speedPasses'
import { buildTripPaths } from './tripPaths'

/** The parts of a drive that its passes depend on. */
type Driven = Pick<
  Drive,
  'vehicleId' | 'driverId' | 'daysAgo' | 'number' | 'tenths' | 'roadSpeeding' | 'speedOver80'
>

/** A trip that is kept, with the passes that its readings show. */
interface KeptTrip {
  trip: Pick<
    Trip,
    'vehicleId' | 'driverId' | 'daysAgo' | 'number' | 'distanceMi' | 'roadSpeeding' | 'speedOver80'
  >
  passes: SpeedPasses
}

/** An older drive is like one of so many kept trips of its driver whose distance is nearest. */
const ALIKE = 6
/** Over the limit by so much is road speeding, mph. */
const ROAD_SPEEDING_MPH = 5
/** Limits at which drivers speed in town, and how far they go over them, mph. */
const SPEEDING_LIMITS = [25, 30, 30, 30, 35, 35] as const
const SPEEDING_TENTHS = [76, 168] as const
/** Share of the speeding on a motorway, on drives that have one, and its speeds: most little over the limit. */
const MOTORWAY_SHARE = 0.6
const MOTORWAY_LIMIT_MPH = 55
const MOTORWAY_MPH = [60.5, 79.5] as const
/** How fast a pass over 80 mph is, tenths. */
const OVER_80_TENTHS = [803, 872] as const

const keyOf = ({ vehicleId, daysAgo, number }: Pick<Trip, 'vehicleId' | 'daysAgo' | 'number'>): string =>
  `${vehicleId} ${daysAgo} ${number}`

/** The kept trips by their key, with their passes read off their telemetry in the first region. */
const keptTrips = once((): ReadonlyMap<string, KeptTrip> => {
  const paths = new Map(buildTripPaths('us').map((row) => [row.vehicleId, row]))
  return new Map(
    buildTrips().flatMap((trip) => {
      const row = paths.get(trip.vehicleId)
      const path = row && decodePath(row, trip.id)
      return path ? [[keyOf(trip), { trip, passes: speedPasses(tripTelemetry(trip, path)) }] as const] : []
    }),
  )
})

/**
 * How fast a drive was. A kept trip says it by its readings; an older drive is made like one of its
 * driver's kept trips, with the events that it counts.
 */
export function passesOfDrive(drive: Driven): SpeedPasses {
  const trips = keptTrips()
  const own = trips.get(keyOf(drive))
  if (own) return own.passes
  const random = seededRandom(seedOf(`passes on ${keyOf(drive)}`))
  const distance = ({ trip }: KeptTrip): number => Math.abs(10 * trip.distanceMi - drive.tenths)
  const alike = [...trips.values()]
    .filter(({ trip }) => trip.driverId === drive.driverId)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, ALIKE)
  if (alike.length === 0) throw new Error(`${drive.driverId} has no kept trip`)
  return withEvents(random, random.pick(alike).passes, drive)
}

/** Passes like these, with exactly the road speedings and passes over 80 mph that a drive counts. */
export function withEvents(
  random: SeededRandom,
  like: Pick<SpeedPasses, 'topMph' | 'fast' | 'overLimit'>,
  { tenths, roadSpeeding, speedOver80 }: Pick<Drive, 'tenths' | 'roadSpeeding' | 'speedOver80'>,
): SpeedPasses {
  const calm = like.overLimit.filter((pass) => !isRoadSpeeding(pass))
  const wasEvent = (mph: number): boolean =>
    mph > FIXED_SPEED_MPH || like.overLimit.some((pass) => isRoadSpeeding(pass) && pass[1] === mph)
  const speeding = times(roadSpeeding, () =>
    tenths >= FAST_TENTHS && random.next() < MOTORWAY_SHARE ? motorwayPass(random) : townPass(random),
  )
  const cruised = like.fast.filter((mph) => !wasEvent(mph))
  // What is left of a fast pass when the speeding in it is taken out.
  const fastestCalm = Math.max(0, ...calm.map(([, top]) => top))
  if (fastestCalm >= FAST_PASS_MPH && fastestCalm > Math.max(0, ...cruised)) cruised.push(fastestCalm)
  const fast = [
    ...cruised,
    ...speeding.map(([, top]) => top).filter((top) => top >= FAST_PASS_MPH),
    ...times(speedOver80, () => random.int(...OVER_80_TENTHS) / 10),
  ]
  const overLimit = random.shuffle([...calm, ...speeding])
  const cruising = like.fast.length > 0 || wasEvent(like.topMph) ? 0 : like.topMph
  return {
    topMph: Math.max(cruising, CALM_MPH, ...fast, ...overLimit.map(([, top]) => top)),
    fast: random.shuffle(fast),
    overLimit,
  }
}

function townPass(random: SeededRandom): OverLimitPass {
  const limit = random.pick(SPEEDING_LIMITS)
  return [limit, (10 * limit + random.int(...SPEEDING_TENTHS)) / 10]
}

function motorwayPass(random: SeededRandom): OverLimitPass {
  const [from, to] = MOTORWAY_MPH
  return [MOTORWAY_LIMIT_MPH, Math.round(10 * (from + (to - from) * random.next() ** 2)) / 10]
}

/** The slowest that a drive's highest speed is, mph. */
const CALM_MPH = 31.5

/** Whether a pass counts as road speeding. */
export function isRoadSpeeding([limit, top]: OverLimitPass): boolean {
  return top - limit >= ROAD_SPEEDING_MPH
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}
