import * as v from 'valibot'
import { DEDUCTION_KINDS } from '#domain/vehicle/score'
import { HISTORY_DAYS, type VehicleDays } from '#domain/vehicle/vehicleDays'
import type { Assignable } from './assignable'
import { integer, numberBetween, percent, prefixedId } from './fields'

const days = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.length(HISTORY_DAYS))
const counts = days(integer(0, 999))
const minutes = days(integer(0, 1440))
const minuteOfDay = days(v.nullable(integer(0, 1439)))
const percents = days(v.nullable(percent))
const mph = numberBetween(0, 150)

const FIGURES = {
  ev: v.boolean(),
  startOdometerMi: numberBetween(0, 500_000),
  driverId: days(v.nullable(prefixedId('u'))),
  distanceMi: days(numberBetween(0, 1000)),
  minutes,
  idleMinutes: minutes,
  energy: days(numberBetween(0, 500)),
  hardBraking: counts,
  hardAcceleration: counts,
  roadSpeeding: counts,
  speedOver80: counts,
  camera: counts,
  adasBraking: counts,
  excessiveIdling: counts,
  lost: v.strictObject(v.entriesFromList(DEDUCTION_KINDS, counts)),
  topSpeedMph: days(mph),
  fastPasses: days(v.array(mph)),
  overLimit: days(v.array(v.strictTuple([integer(5, 100), mph]))),
  firstStart: minuteOfDay,
  lastEnd: minuteOfDay,
  maskedMinutes: minutes,
  ignitionCycles: counts,
  seatbelt: counts,
  oilLife: percents,
  levelPercent: percents,
  tireShortfallPsi: days(v.nullable(integer(-20, 60))),
}

export const VehicleDaysSchema = v.strictObject({ id: prefixedId('v'), ...FIGURES })

export const DealerVehicleDaysSchema = v.strictObject({ id: prefixedId('d'), ...FIGURES })

type Output = v.InferOutput<typeof VehicleDaysSchema>
export type VehicleDaysRow = Assignable<Output, VehicleDays> & Assignable<VehicleDays, Output>
