import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { type Trip, TRIP_DAYS } from '#domain/trips/trip'
import { isLowLevel } from '#domain/vehicle/lowReadings'
import { tankOf } from '#domain/vehicle/tankCapacity'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { Share } from './donors'
import type { FleetDatasets } from './fleetDatasets'

/** Where the copy of a standing vehicle stands, and what it drove today to get there. */
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

/** Maximum number of trips before the stop; the shipped vehicles have driven two. */
const MOST_TRIPS = 3
/** Longitude between vehicles that stand at one place, degrees: about 8 m, as in a yard. */
const BESIDE_DEG = 0.00009
/** At the place itself, east of it, west of it. */
const SIDES = [0, 1, -1] as const

/**
 * Places copies of vehicles that stand between two trips: each drove the first trips of another of its donor's days,
 * and stands where they ended (docs/booth.md B8). The place with the fewest copies is next. Null for vehicles that
 * move or do not drive, and for a first copy, which stands where its donor does.
 */
export function placeCopies({
  vehicleDays,
  trips,
}: Pick<FleetDatasets, 'vehicleDays' | 'trips'>): (share: Share) => Stop | null {
  const levels = new Map(vehicleDays.map(({ id, levelPercent }) => [id, levelPercent[0] ?? null]))
  const stops = new Map<string, Stop[]>()
  const standing = new Map<string, number>()
  const countAt = ({ trips: driven }: Stop): number => standing.get(placeOf(driven)) ?? 0

  return ({ donor, copy, drives }) => {
    if (!drives || donor.details.map.us.speedMph > 0) return null
    const own = trips.filter(({ vehicleId }) => vehicleId === donor.id)
    const known = stops.get(donor.id) ?? stopsOf(donor, own, levels.get(donor.id) ?? null)
    stops.set(donor.id, known)
    const [stop] = copy === 0 ? [] : known.toSorted((a, b) => countAt(a) - countAt(b))
    const place = placeOf(stop?.trips ?? own)
    const count = standing.get(place) ?? 0
    standing.set(place, count + 1)
    return stop ? beside(stop, SIDES[count % SIDES.length] ?? 0) : null
  }
}

/** Where the last of these trips ended; a place has the same neighbors in every region. */
const placeOf = (trips: readonly Trip[]): string => trips.at(-1)?.map.us.endLocation ?? ''

function beside(stop: Stop, steps: number): Stop {
  const move = ([longitude, latitude]: LngLat): LngLat => [
    Math.round((longitude + steps * BESIDE_DEG) * 1e5) / 1e5,
    latitude,
  ]
  const { us, ca, mx } = stop.position
  return { ...stop, position: { us: move(us), ca: move(ca), mx: move(mx) } }
}

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
    const place = placeOf(driven)
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
  return Array.from({ length: TRIP_DAYS }, (_, at) => trips.filter(({ daysAgo }) => daysAgo === at + 1)).flatMap(
    (day) => Array.from({ length: Math.min(MOST_TRIPS, day.length) }, (_, at) => day.slice(0, at + 1)),
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

const tenthsOf = (trips: readonly Trip[]): number => sum(trips, ({ distanceMi }) => Math.round(distanceMi * 10))

function sum(trips: readonly Trip[], of: (trip: Trip) => number): number {
  return trips.reduce((total, trip) => total + of(trip), 0)
}
