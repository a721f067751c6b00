import * as v from 'valibot'
import { DOT_SUBTYPES, type Trip } from '../../domain/trips/trip'
import type { Assignable } from './assignable'
import { between, idOf, lngLat, percent, perRegion, text, whole } from './fields'

const events = { times: whole(1, 99), deduction: whole(0, 100) }
const count = whole(0, 99)
const minuteOfDay = whole(0, 1439)

const dot = v.strictObject({
  id: whole(1, 99),
  type: v.picklist([0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12]),
  at: between(0, 1),
  minute: whole(0, 1439),
  speedMph: whole(0, 120),
  speedLimitMph: whole(5, 85),
  odometerMi: whole(0, 500_000),
  subtypes: v.exactOptional(v.pipe(v.array(v.picklist(DOT_SUBTYPES)), v.minLength(1))),
  idleMinutes: v.exactOptional(whole(1, 240)),
  video: v.exactOptional(idOf('c')),
})

const regionTrip = v.strictObject({
  startLocation: text(60),
  endLocation: text(60),
  start: lngLat,
  end: lngLat,
})

/** One row of the trips dataset. What its fields must say together is checked where it is made. */
export const TripSchema = v.strictObject({
  id: idOf('t'),
  driverId: idOf('u'),
  vehicleId: idOf('v'),
  daysAgo: whole(0, 60),
  ended: v.union([
    v.strictObject({ minutesAgo: whole(0, 1440) }),
    v.strictObject({ daysAgo: whole(1, 60), minuteOfDay }),
  ]),
  number: v.picklist([1, 2, 3, 4, 5]),
  score: percent,
  distanceMi: between(0, 500),
  fuelEconomyMpg: between(0, 250),
  energy: between(0, 500),
  minutes: whole(1, 1440),
  idleMinutes: whole(0, 1440),
  hardBraking: v.exactOptional(v.strictObject(events)),
  hardAcceleration: v.exactOptional(v.strictObject(events)),
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
})

type Output = v.InferOutput<typeof TripSchema>
/** What the schema lets through: `Trip`, held to it both ways by the compiler. */
export type TripRow = Assignable<Output, Trip> & Assignable<Trip, Output>
