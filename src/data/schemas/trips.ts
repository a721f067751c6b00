import * as v from 'valibot'
import { CAMERA_EVENT_KINDS, type CameraEvent, REVIEW_STATUSES } from '#domain/trips/cameraEvent'
import { DOT_SUBTYPES, type Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import { CAMERA_FACINGS } from '#domain/vehicle/camera'
import type { Assignable } from './assignable'
import { integer, lngLat, numberBetween, percent, perRegion, prefixedId, text } from './fields'

const events = { times: integer(1, 99), deduction: percent }
/** The events of a trip that lower its score. */
export const tripEvents = {
  hardBraking: v.exactOptional(v.strictObject(events)),
  hardAcceleration: v.exactOptional(v.strictObject(events)),
  roadSpeeding: v.exactOptional(v.strictObject(events)),
  speedOver80: v.exactOptional(v.strictObject({ ...events, percent })),
}
const count = integer(0, 99)
const minuteOfDay = integer(0, 1439)

const dot = v.strictObject({
  id: integer(1, 99),
  type: v.picklist([0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12]),
  at: numberBetween(0, 1),
  minute: integer(0, 1439),
  speedMph: integer(0, 120),
  speedLimitMph: integer(5, 85),
  odometerMi: integer(0, 500_000),
  subtypes: v.exactOptional(v.pipe(v.array(v.picklist(DOT_SUBTYPES)), v.minLength(1))),
  idleMinutes: v.exactOptional(integer(1, 240)),
  video: v.exactOptional(prefixedId('c')),
})

const regionTrip = v.strictObject({
  startLocation: text(60),
  endLocation: text(60),
  start: lngLat,
  end: lngLat,
})

/** One row of the trips dataset. Consistency between fields is checked when the data is made. */
export const TripSchema = v.strictObject({
  id: prefixedId('t'),
  driverId: prefixedId('u'),
  vehicleId: prefixedId('v'),
  daysAgo: integer(0, 60),
  ended: v.union([
    v.strictObject({ minutesAgo: integer(0, 1440) }),
    v.strictObject({ daysAgo: integer(1, 60), minuteOfDay }),
  ]),
  number: v.picklist([1, 2, 3, 4, 5]),
  score: percent,
  distanceMi: numberBetween(0, 500),
  fuelEconomyMpg: numberBetween(0, 250),
  energy: numberBetween(0, 500),
  minutes: integer(1, 1440),
  idleMinutes: integer(0, 1440),
  ...tripEvents,
  camera: v.exactOptional(
    v.strictObject({ foodAndDrink: count, cellPhoneUse: count, hardBrake: count, hardAcceleration: count }),
  ),
  adas: v.exactOptional(v.strictObject({ breaking: count })),
  other: v.exactOptional(v.strictObject({ excessiveIdling: count, fixedSpeed: count })),
  showBreakdown: v.boolean(),
  business: v.boolean(),
  activeBreadcrumb: v.boolean(),
  dots: v.pipe(v.array(dot), v.minLength(2)),
  map: perRegion(regionTrip),
  drivenAs: v.exactOptional(v.strictObject({ driverId: prefixedId('u'), tripId: prefixedId('t') })),
})

type TripOutput = v.InferOutput<typeof TripSchema>
export type TripRow = Assignable<TripOutput, Trip> & Assignable<Trip, TripOutput>

export const CameraEventSchema = v.strictObject({
  id: prefixedId('c'),
  tripId: prefixedId('t'),
  vehicleId: prefixedId('v'),
  driverId: prefixedId('u'),
  daysAgo: integer(0, 60),
  minute: integer(0, 1439),
  facing: v.picklist(CAMERA_FACINGS),
  kind: v.picklist(CAMERA_EVENT_KINDS),
  status: v.picklist(REVIEW_STATUSES),
})

type CameraEventOutput = v.InferOutput<typeof CameraEventSchema>
export type CameraEventRow = Assignable<CameraEventOutput, CameraEvent> &
  Assignable<CameraEvent, CameraEventOutput>

/** Long texts: their format is checked when they are made, and when they are read. */
const path = v.strictObject({
  miles: numberBetween(0, 500),
  line: v.pipe(v.string(), v.nonEmpty()),
  roads: v.pipe(v.string(), v.nonEmpty()),
  dots: v.string(),
})

export const TripPathsSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(us|ca|mx)\/[vd]-[1-9]\d*$/, 'an id is region/vehicle')),
  region: v.picklist(['us', 'ca', 'mx']),
  vehicleId: v.pipe(v.string(), v.regex(/^[vd]-[1-9]\d*$/, 'an id is v-N or d-N')),
  names: v.array(text(80)),
  trips: v.record(v.string(), path),
})

type TripPathsOutput = v.InferOutput<typeof TripPathsSchema>
export type TripPathsRow = Assignable<TripPathsOutput, TripPaths> & Assignable<TripPaths, TripPathsOutput>
