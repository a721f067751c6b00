import * as v from 'valibot'
import { DEDUCTION_KINDS } from '../../domain/trips/score'
import { HISTORY_DAYS, type VehicleDays } from '../../domain/vehicle/vehicleDays'
import type { Assignable } from './assignable'
import { between, idOf, percent, whole } from './fields'

const days = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.length(HISTORY_DAYS))
const counts = days(whole(0, 999))
const minutes = days(whole(0, 1440))

/** One row of the vehicleDays dataset. */
export const VehicleDaysSchema = v.strictObject({
  id: idOf('v'),
  ev: v.boolean(),
  startOdometerMi: between(0, 500_000),
  driverId: days(v.nullable(idOf('u'))),
  distanceMi: days(between(0, 1000)),
  minutes,
  idleMinutes: minutes,
  energy: days(between(0, 500)),
  hardBraking: counts,
  hardAcceleration: counts,
  speedOver80: counts,
  camera: counts,
  adasBraking: counts,
  excessiveIdling: counts,
  score: days(v.nullable(percent)),
  lost: v.strictObject(v.entriesFromList(DEDUCTION_KINDS, days(between(0, 100)))),
})

type Output = v.InferOutput<typeof VehicleDaysSchema>
/** What the schema lets through: `VehicleDays`, held to it both ways by the compiler. */
export type VehicleDaysRow = Assignable<Output, VehicleDays> & Assignable<VehicleDays, Output>
