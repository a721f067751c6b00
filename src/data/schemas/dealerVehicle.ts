import * as v from 'valibot'
import {
  CATEGORIES,
  CONDITIONS,
  DEALER_BODY_STYLES,
  DEALER_FLEETS,
  DEALER_ISSUES,
  DEALER_TAGS,
  type DealerVehicle,
  DRIVETRAINS,
  EXTERIOR_COLORS,
  INTERIORS,
  STOCK_STATUSES,
} from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { VEHICLE_STATUSES } from '#domain/vehicle/vehicle'
import type { Assignable } from './assignable'
import { dayTime, integer, minutesAgo, percent, perRegion, prefixedId, text, vin } from './fields'
import { driveBlockLog, image, mapAnimation, tirePressure } from './vehicle'

const daysOnLots = v.nullable(integer(0, 1000))

export const DealerVehicleSchema = v.strictObject({
  id: prefixedId('d'),
  image,
  label: text(80),
  makeName: text(40),
  modelName: text(40),
  modelYear: integer(1980, 2100),
  tags: v.pipe(v.array(v.picklist(DEALER_TAGS)), v.minLength(1)),
  status: v.picklist(VEHICLE_STATUSES),
  condition: v.picklist(CONDITIONS),
  stock: v.pipe(v.string(), v.regex(/^\d{4}$/, 'a stock number has four digits')),
  stockStatus: v.picklist(STOCK_STATUSES),
  vin,
  health: v.nullable(v.picklist(DEALER_ISSUES)),
  addedDaysAgo: daysOnLots,
  geofence: v.nullable(v.picklist(LOTS)),
  lot: v.picklist(LOTS),
  license: v.nullable(perRegion(text(12))),
  fleet: v.picklist(DEALER_FLEETS),
  color: v.picklist(EXTERIOR_COLORS),
  trim: text(20),
  assignedDriver: v.nullable(text(80)),
  odometerMi: integer(0, 500_000),
  daysInInventory: daysOnLots,
  chargeLevel: v.nullable(percent),
  bodyStyle: v.picklist(DEALER_BODY_STYLES),
  drivetrain: v.picklist(DRIVETRAINS),
  interior: v.picklist(INTERIORS),
  category: v.picklist(CATEGORIES),
  driveBlockLog: v.exactOptional(driveBlockLog),
  details: v.strictObject({
    connectedOn: v.nullable(v.strictObject({ minutesAgo })),
    deliveryDate: dayTime,
    profileImage: image,
    map: perRegion(mapAnimation),
    clickable: v.boolean(),
    diagnostics: v.strictObject({
      tire: v.boolean(),
      oil: v.boolean(),
      fuel: v.boolean(),
      battery: v.boolean(),
    }),
    fuel: v.nullable(percent),
    rangeMi: v.nullable(integer(0, 700)),
    tirePressure: v.nullable(tirePressure),
    oilLife: v.nullable(percent),
    ev: v.boolean(),
  }),
})

type Output = v.InferOutput<typeof DealerVehicleSchema>
export type DealerVehicleRow = Assignable<Output, DealerVehicle> & Assignable<DealerVehicle, Output>
