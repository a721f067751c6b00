import * as v from 'valibot'
import { DOT_SUBTYPES, type Trip } from '#domain/trips/trip'
import type { Assignable } from './assignable'
import { integer, lngLat, numberBetween, percent, perRegion, prefixedId, text } from './fields'

const events = { times: integer(1, 99), deduction: integer(0, 100) }
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
  hardBraking: v.exactOptional(v.strictObject(events)),
  hardAcceleration: v.exactOptional(v.strictObject(events)),
  roadSpeeding: v.exactOptional(v.strictObject(events)),
  speedOver80: v.exactOptional(v.strictObject({ ...events, percent })),
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

type Output = v.InferOutput<typeof TripSchema>
export type TripRow = Assignable<Output, Trip> & Assignable<Trip, Output>
