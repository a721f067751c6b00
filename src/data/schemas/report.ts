import * as v from 'valibot'
import { WEEKDAYS } from '../../domain/places/place'
import { REPORT_INTERVALS, REPORT_TYPES, type Report } from '../../domain/reports/report'
import { VEHICLE_TAGS } from '../../domain/vehicle/vehicle'
import type { Assignable } from './assignable'
import { daysAgo, fleetName, integer, prefixedId } from './fields'

const anyDay = integer(-1000, 10_000)

/** One row of the reports dataset. */
export const ReportSchema = v.strictObject({
  id: prefixedId('rp'),
  type: v.picklist(REPORT_TYPES),
  fleet: v.nullable(fleetName),
  vehicles: v.variant('by', [
    v.strictObject({ by: v.literal('manual'), vehicleIds: v.pipe(v.array(prefixedId('v')), v.minLength(1)) }),
    v.strictObject({
      by: v.literal('tags'),
      tags: v.pipe(v.array(v.picklist(VEHICLE_TAGS)), v.minLength(1)),
    }),
  ]),
  dateRange: v.strictObject({ fromDaysAgo: daysAgo, toDaysAgo: daysAgo }),
  schedule: v.nullable(
    v.strictObject({
      startDaysAgo: anyDay,
      endDaysAgo: v.nullable(anyDay),
      repeatEvery: integer(1, 52),
      interval: v.picklist(REPORT_INTERVALS),
      weekday: v.nullable(v.picklist(WEEKDAYS)),
      occurrences: v.nullable(integer(1, 500)),
    }),
  ),
  createdBy: prefixedId('m'),
  createdDaysAgo: daysAgo,
})

type Output = v.InferOutput<typeof ReportSchema>
/** What the schema lets through: `Report`, held to it both ways by the compiler. */
export type ReportRow = Assignable<Output, Report> & Assignable<Report, Output>
