import * as v from 'valibot'
import { CAMERA_STATUSES } from '#domain/vehicle/camera'
import { RECALL_ACCOUNTS, RECALL_TYPES, type Recall } from '#domain/vehicle/recall'
import {
  BODY_STYLES,
  HEALTH_LEVELS,
  PAINTS,
  VEHICLE_STATUSES,
  VEHICLE_TAGS,
  type Vehicle,
} from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import type { Assignable } from './assignable'
import {
  daysAgo,
  dayTime,
  fleetName,
  integer,
  lngLat,
  numberBetween,
  percent,
  perRegion,
  prefixedId,
  text,
  writtenVin,
} from './fields'

const MAX_MINUTES_AGO = HISTORY_DAYS * 24 * 60

const psi = integer(0, 80)

/** Only rows that a visitor changed have one. */
export const driveBlockLog = v.array(v.strictObject({ on: v.boolean(), at: dayTime, by: text(80) }))

const pixelSize = v.strictTuple([integer(1, 4096), integer(1, 4096)])
export const image = v.strictObject({ body: v.picklist(BODY_STYLES), paint: v.picklist(PAINTS) })

export const tirePressure = v.strictObject({
  frontLeft: psi,
  frontRight: psi,
  rearLeft: psi,
  rearRight: psi,
  recommendedFront: integer(20, 80),
  recommendedRear: integer(20, 80),
})

export const mapAnimation = v.strictObject({
  icon: v.picklist(BODY_STYLES),
  start: lngLat,
  end: lngLat,
  speedMph: numberBetween(0, 120),
  rotationDeg: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  path: v.pipe(v.string(), v.maxLength(20_000)),
  aheadMinutes: v.exactOptional(integer(0, 1440)),
})

const tripHistorySummary = v.strictObject({
  images: v.pipe(v.array(text(40)), v.maxLength(5)),
  offset: lngLat,
  mapSize: pixelSize,
  size: v.exactOptional(pixelSize),
  dots: v.array(
    v.strictObject({
      type: v.picklist([0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12]),
      position: lngLat,
      num: v.picklist([1, 2, 3, 4, 5]),
    }),
  ),
})

const details = v.strictObject({
  clickable: v.boolean(),
  isDriveBlockEnabled: v.boolean(),
  prndle: v.picklist(['P', 'R', 'N', 'D', 'L']),
  isIgnitionOn: v.boolean(),
  isLocationMasked: v.boolean(),
  ev: v.boolean(),
  profileImage: image,
  fuel: v.nullable(percent),
  rangeMi: v.nullable(integer(0, 700)),
  odometerMi: integer(0, 500_000),
  oilLife: v.nullable(percent),
  fuelEconomyMpg: v.nullable(numberBetween(1, 200)),
  brakePad: v.nullable(v.strictObject({ front: percent, rear: percent })),
  engineFilter: v.nullable(percent),
  tirePressure: v.nullable(tirePressure),
  diagnostics: v.strictObject({ oil: v.boolean(), tire: v.boolean() }),
  camera: v.nullable(
    v.strictObject({ front: v.picklist(CAMERA_STATUSES), driver: v.picklist(CAMERA_STATUSES) }),
  ),
  notifications: v.array(
    v.strictObject({
      kind: v.picklist(['tire', 'oil', 'trip', 'speeding', 'checkOut', 'charging']),
      minutesAgo: integer(0, MAX_MINUTES_AGO),
    }),
  ),
  allowDriverCheckIn: v.boolean(),
  allowDriverRemoteCommands: v.boolean(),
  map: perRegion(mapAnimation),
  tripHistorySummary: perRegion(tripHistorySummary),
})

/**
 * One row of the vehicles dataset, with the bounds of each field. Consistency between fields (health and
 * readings, gear and speed) is checked when the data is made, by `npm run check`.
 */
export const VehicleSchema = v.strictObject({
  id: prefixedId('v'),
  image,
  label: text(80),
  makeName: text(40),
  modelName: text(40),
  // 0 if unknown, as in a fleet made of VINs.
  modelYear: v.union([v.literal(0), integer(1980, 2100)]),
  tags: v.pipe(
    v.array(v.picklist(VEHICLE_TAGS)),
    v.minLength(1),
    v.check((tags) => new Set(tags).size === tags.length, 'a tag occurs twice'),
  ),
  status: v.picklist(VEHICLE_STATUSES),
  vin: writtenVin,
  licensePlate: perRegion(text(12)),
  fleet: fleetName,
  health: v.picklist(HEALTH_LEVELS),
  driverId: v.nullable(prefixedId('u')),
  addedDaysAgo: daysAgo,
  addOns: v.strictObject({
    adapter: v.boolean(),
    chargingNetwork: v.nullable(text(40)),
    camera: v.boolean(),
  }),
  tank: v.exactOptional(numberBetween(1, 500)),
  driveBlockLog: v.exactOptional(driveBlockLog),
  details,
})

type VehicleOutput = v.InferOutput<typeof VehicleSchema>
export type VehicleRow = Assignable<VehicleOutput, Vehicle> & Assignable<Vehicle, VehicleOutput>

export const RecallSchema = v.strictObject({
  id: prefixedId('r'),
  vin: writtenVin,
  account: v.picklist(RECALL_ACCOUNTS),
  label: text(80),
  makeModel: text(80),
  daysAgo: integer(0, 4000),
  type: v.picklist(RECALL_TYPES),
  isScheduled: v.boolean(),
})

type RecallOutput = v.InferOutput<typeof RecallSchema>
export type RecallRow = Assignable<RecallOutput, Recall> & Assignable<Recall, RecallOutput>
