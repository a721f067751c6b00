import * as v from 'valibot'
import { SECTIONS } from '#domain/base/section'
import { DEALER_TAGS } from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { WEEKDAYS } from '#domain/places/place'
import {
  LAST_DAYS,
  MAX_REPORT_NAME,
  REPORT_INTERVALS,
  REPORT_TYPES,
  type Report,
} from '#domain/reports/report'
import { VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import type { Assignable } from './assignable'
import { daysAgo, dayTime, fleetName, integer, localText, prefixedId } from './fields'

const anyDay = integer(-1000, 10_000)

export const ReportSchema = v.strictObject({
  id: prefixedId('rp'),
  section: v.picklist(SECTIONS),
  type: v.picklist(REPORT_TYPES),
  name: v.nullable(localText(MAX_REPORT_NAME)),
  fleet: v.nullable(fleetName),
  lot: v.nullable(v.picklist(LOTS)),
  vehicles: v.variant('by', [
    v.strictObject({ by: v.literal('all') }),
    v.strictObject({
      by: v.literal('manual'),
      vehicleIds: v.pipe(v.array(prefixedId('[vd]')), v.minLength(1)),
    }),
    v.strictObject({
      by: v.literal('tags'),
      tags: v.pipe(v.array(v.picklist([...VEHICLE_TAGS, ...DEALER_TAGS])), v.minLength(1)),
    }),
  ]),
  dateRange: v.variant('by', [
    v.strictObject({ by: v.literal('last'), days: v.picklist(LAST_DAYS) }),
    v.strictObject({ by: v.literal('lastMonth') }),
    v.strictObject({ by: v.literal('days'), fromDaysAgo: daysAgo, toDaysAgo: daysAgo }),
  ]),
  schedule: v.nullable(
    v.strictObject({
      startDaysAgo: anyDay,
      endDaysAgo: v.nullable(anyDay),
      repeatEvery: integer(1, 52),
      interval: v.picklist(REPORT_INTERVALS),
      weekday: v.nullable(v.picklist(WEEKDAYS)),
      dayOfMonth: v.nullable(integer(1, 31)),
      occurrences: v.nullable(integer(1, 500)),
    }),
  ),
  pausedOn: v.nullable(dayTime),
  earlierRuns: v.array(
    v.strictObject({
      number: integer(1, 10_000),
      madeDaysAgo: anyDay,
      madeMinute: integer(0, 24 * 60 - 1),
      fromDaysAgo: anyDay,
      toDaysAgo: anyDay,
    }),
  ),
  runsFrom: dayTime,
  createdBy: prefixedId('[ma]'),
  createdOn: dayTime,
})

type Output = v.InferOutput<typeof ReportSchema>
export type ReportRow = Assignable<Output, Report> & Assignable<Report, Output>
