import { REGIONS, type Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { TRIP_DAYS, type Trip } from '#domain/trips/trip'
import { isLowLevel } from '#domain/vehicle/lowReadings'
import { tankOf } from '#domain/vehicle/tankCapacity'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { Share } from './donors'
import type { FleetDatasets } from './fleetDatasets'

/** Where a copy stands that is not where its donor is, and what it drove today to get there. */
export interface Stop {
  /** The trips of today: the first of one of its donor's full days, the last of them ended when the donor's did. */
  trips: readonly Trip[]
  /** Longitude and latitude. */
  position: Record<Region, LngLat>
  /** Fuel or charge after these trips, percent. */
  fuel: number
  /** The donor's odometer after these trips, whole miles. */
  odometerMi: number
  /** Added to the odometer of every day, so that today's reading is whole: tenths of a mile, half a mile at most. */
  roundingMi: number
  /** Minutes by which the day began earlier than the donor's, or 0. */
  earlierMinutes: number
}

/** Maximum number of vehicles on one loop of the map: more would drive in a line. */
export const MOST_ON_A_LOOP = 6
/** Maximum number of trips before the stop; the shipped vehicles have driven two. */
const MOST_TRIPS = 3
/** Between vehicles that are parked at one place: about 8 m, as in a yard. */
const BESIDE_DEG = { longitude: 0.00009, latitude: 0.00007 }
/** The place itself and what is around it, in steps to the east and to the north. */
const YARD = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const

/**
 * Places copies that are parked between two trips: of vehicles that stand, and of those whose loop is full. Each drove
 * the first trips of another of its donor's days, and stands where they ended (docs/booth.md B8). The place with the
 * fewest copies is next. Null for vehicles that move or do not drive, and for a first copy, which is where its donor is.
 */
export function placeCopies({
  vehicleDays,
  trips,
}: Pick<FleetDatasets, 'vehicleDays' | 'trips'>): (share: Share) => Stop | null {
  const levels = new Map(vehicleDays.map(({ id, levelPercent }) => [id, levelPercent[0] ?? null]))
  const stops = new Map<string, Stop[]>()
  const standing = new Map<string, number>()
  const countAt = (driven: readonly Trip[], region: Region): number =>
    standing.get(placeIn(driven, region)) ?? 0
  const countAround = ({ trips: driven }: Stop): number =>
    REGIONS.reduce((sum, region) => sum + countAt(driven, region), 0)

  return ({ donor, copy, drives }) => {
    const isMoving = donor.details.map.us.speedMph > 0
    if (!drives || (isMoving && copy < MOST_ON_A_LOOP)) return null
    const own = trips.filter(({ vehicleId }) => vehicleId === donor.id)
    const known = stops.get(donor.id) ?? stopsOf(donor, own, levels.get(donor.id) ?? null)
    stops.set(donor.id, known)
    const [stop] = copy === 0 ? [] : known.toSorted((a, b) => countAround(a) - countAround(b))
    const driven = stop?.trips ?? own
    const placed = stop && beside(stop, (region) => countAt(driven, region))
    for (const region of REGIONS) standing.set(placeIn(driven, region), countAt(driven, region) + 1)
    return placed ?? null
  }
}

/** Where the last of these trips ended, in a region. */
const placeIn = (trips: readonly Trip[], region: Region): string =>
  `${region} ${trips.at(-1)?.map[region].endLocation ?? ''}`

/** The stop beside the vehicles that are parked there already. */
function beside(stop: Stop, countIn: (region: Region) => number): Stop {
  const move = (region: Region): LngLat => {
    const [longitude, latitude] = stop.position[region]
    const [east, north] = YARD[countIn(region) % YARD.length] ?? YARD[0]
    return [
      decimals(longitude + east * BESIDE_DEG.longitude),
      decimals(latitude + north * BESIDE_DEG.latitude),
    ]
  }
  return { ...stop, position: { us: move('us'), ca: move('ca'), mx: move('mx') } }
}

/** Positions have five decimals. */
const decimals = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** One stop for each place where a vehicle was after its first trips of a day, the newest day first. */
function stopsOf(donor: Vehicle, trips: readonly Trip[], levelPercent: number | null): Stop[] {
  const tank = tankOf(donor)
  const today = trips.filter(({ daysAgo }) => daysAgo === 0)
  const newest = today.at(-1)
  if (levelPercent === null || tank === null || !newest || !('minutesAgo' in newest.ended)) return []
  const { minutesAgo } = newest.ended
  const beganTenths = donor.details.odometerMi * 10 - tenthsOf(today)
  const byPlace = new Map<string, Stop>()
  for (const driven of beginningsOf(trips)) {
    const last = driven.at(-1)
    const place = placeIn(driven, 'us')
    const fuel = Math.round(levelPercent - (100 * sum(driven, ({ energy }) => energy)) / tank)
    if (!last || byPlace.has(place) || isLowLevel(fuel) || hasClips(driven)) continue
    const onToday = driven.map((trip) => ({
      ...trip,
      daysAgo: 0,
      ended: { minutesAgo: minutesAgo + endMinute(last) - endMinute(trip) },
    }))
    const reachedTenths = beganTenths + tenthsOf(driven)
    const odometerMi = Math.round(reachedTenths / 10)
    byPlace.set(place, {
      trips: onToday,
      position: { us: last.map.us.end, ca: last.map.ca.end, mx: last.map.mx.end },
      fuel,
      odometerMi,
      roundingMi: (odometerMi * 10 - reachedTenths) / 10,
      earlierMinutes: Math.max(0, beganAgo(onToday) - beganAgo(today)),
    })
  }
  return [...byPlace.values()]
}

/** The first trips of each full day, from one trip to three. */
function beginningsOf(trips: readonly Trip[]): Trip[][] {
  return Array.from({ length: TRIP_DAYS }, (_, at) =>
    trips.filter(({ daysAgo }) => daysAgo === at + 1),
  ).flatMap((day) =>
    Array.from({ length: Math.min(MOST_TRIPS, day.length) }, (_, at) => day.slice(0, at + 1)),
  )
}

/** A clip belongs to one trip, so trips with clips are not driven again. */
const hasClips = (trips: readonly Trip[]): boolean =>
  trips.some(({ dots }) => dots.some(({ video }) => video !== undefined))

const endMinute = ({ ended }: Trip): number => ('minuteOfDay' in ended ? ended.minuteOfDay : 0)

/** Minutes since the first of today's trips began. */
function beganAgo(today: readonly Trip[]): number {
  return Math.max(
    0,
    ...today.map(({ ended, minutes }) => ('minutesAgo' in ended ? ended.minutesAgo + minutes : 0)),
  )
}

const tenthsOf = (trips: readonly Trip[]): number =>
  sum(trips, ({ distanceMi }) => Math.round(distanceMi * 10))

function sum(trips: readonly Trip[], of: (trip: Trip) => number): number {
  return trips.reduce((total, trip) => total + of(trip), 0)
}
