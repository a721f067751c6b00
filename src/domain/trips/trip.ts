import { type DayTime, type MinutesAgo, resolveDayTime, resolveMinutesAgo } from '#domain/base/demoTime'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { TripDotType } from '#domain/vehicle/vehicle'

/** Trips of a day in the history (docs/rules.md TR-02). */
export const TRIP_NUMBERS = [1, 2, 3, 4, 5] as const
export type TripNumber = (typeof TRIP_NUMBERS)[number]
/** Days whose trips are stored individually; older days have only figures (docs/decisions.md D24). */
export const TRIP_DAYS = 7
/** Minutes from which a stop with the engine on counts as excessive idling (docs/rules.md TR-12). */
export const EXCESSIVE_IDLING_MINUTES = 15
/** Fixed speed threshold, mph (docs/rules.md SE-36). */
export const FIXED_SPEED_MPH = 80

/**
 * Meanings of dot types. 0, 3 and 4 are fixed (docs/rules.md TD-01 to TD-04); the others are event markers
 * with meanings of our own.
 */
export const DOT_KINDS = {
  0: 'start',
  1: 'hardBraking',
  2: 'hardAcceleration',
  3: 'end',
  4: 'speedReading',
  5: 'roadSpeeding',
  6: 'idling',
  9: 'grouped',
  10: 'camera',
  11: 'adasBraking',
  12: 'fixedSpeed',
} as const satisfies Record<TripDotType, string>

/** Titles of the events in a grouped dot (docs/rules.md TR-11). */
export const DOT_SUBTYPES = ['hardBrake', 'roadSpeeding', 'hardAcceleration'] as const
export type DotSubtype = (typeof DOT_SUBTYPES)[number]

/** A dot of a trip, the same in every region except position and road, which are in its path. */
export interface TripDot {
  /** Number within the trip, from 1. */
  id: number
  type: TripDotType
  /** Position along the trip, 0 to 1. */
  at: number
  /** Minutes since the trip began. */
  minute: number
  speedMph: number
  speedLimitMph: number
  /** Whole miles on the odometer. */
  odometerMi: number
  /** Only in a grouped dot. */
  subtypes?: DotSubtype[]
  /** Minutes of idling; only in an idling dot. */
  idleMinutes?: number
  /** Id of the camera event with the clip. */
  video?: string
}

/** Start and end of a trip in one region; its path along the streets is in `TripPath`. */
export interface RegionTrip {
  startLocation: string
  endLocation: string
  start: LngLat
  end: LngLat
}

export interface TripEvents {
  times: number
  /** Points off the score. */
  deduction: number
}

/** A vehicle's trip (docs/rules.md TP-00). Optional parts are omitted if nothing happened. */
export interface Trip {
  /** `t-N`. */
  id: string
  driverId: string
  vehicleId: string
  /** 0 for a trip of today, which ended some minutes ago; otherwise the day of the trip. */
  daysAgo: number
  ended: DayTime | MinutesAgo
  number: TripNumber
  score: number
  distanceMi: number
  /** Miles per gallon, or per gallon equivalent. */
  fuelEconomyMpg: number
  /** US gallons, or kWh for an electric vehicle. */
  energy: number
  /** Minutes with the ignition on, including idling. */
  minutes: number
  idleMinutes: number
  hardBraking?: TripEvents
  hardAcceleration?: TripEvents
  roadSpeeding?: TripEvents
  /** `percent` of the trip's distance over 80 mph. */
  speedOver80?: TripEvents & { percent: number }
  /** Events of the dual camera; undefined without a camera. */
  camera?: { foodAndDrink: number; cellPhoneUse: number; hardBrake: number; hardAcceleration: number }
  adas?: { breaking: number }
  other?: { excessiveIdling: number; fixedSpeed: number }
  /** Whether the reasons of the score are shown. */
  showBreakdown: boolean
  /** False: a personal trip. */
  business: boolean
  /** Whether it is marked as the latest path: the newest trip of a vehicle whose ignition is on. */
  activeBreadcrumb: boolean
  dots: TripDot[]
  map: Record<Region, RegionTrip>
  /** The drive that this one repeats under other ids, in a fleet generated from the shipped one (docs/booth.md B8). */
  drivenAs?: { driverId: string; tripId: string }
}

/** When the trip ended. */
export function tripEnd({ ended }: Trip, now: Date, timeZone: string): Date {
  return 'minutesAgo' in ended ? resolveMinutesAgo(now, ended) : resolveDayTime(now, timeZone, ended)
}

/** When the trip began: its duration before its end. */
export function tripStart(trip: Trip, now: Date, timeZone: string): Date {
  return new Date(tripEnd(trip, now, timeZone).getTime() - trip.minutes * 60_000)
}

/** Number of a kind of event on the trip's line, counting each event of grouped dots. */
export function countDots({ dots }: Pick<Trip, 'dots'>, type: TripDotType, subtype?: DotSubtype): number {
  const grouped = subtype ? dots.filter(({ subtypes }) => subtypes?.includes(subtype)).length : 0
  return dots.filter((dot) => dot.type === type).length + grouped
}
