import * as v from 'valibot'
import { SECTIONS } from '#domain/base/section'
import { DEALER_TAGS } from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { WEEKDAYS } from '#domain/places/place'
import { EXPENSE_DESCRIPTIONS, EXPENSE_TYPES, type Expense } from '#domain/reports/expense'
import {
  LAST_DAYS,
  MAX_REPORT_NAME,
  REPORT_INTERVALS,
  REPORT_TYPES,
  type Report,
} from '#domain/reports/report'
import { VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import type { Assignable } from './assignable'
import {
  daysAgo,
  dayTime,
  fleetName,
  integer,
  localText,
  numberBetween,
  perRegion,
  prefixedId,
  text,
} from './fields'

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

type ReportOutput = v.InferOutput<typeof ReportSchema>
export type ReportRow = Assignable<ReportOutput, Report> & Assignable<Report, ReportOutput>

const recentDayTime = v.strictObject({ daysAgo: integer(0, 120), minuteOfDay: integer(0, 1439) })

export const ExpenseSchema = v.strictObject({
  id: prefixedId('e'),
  attachment: v.boolean(),
  receiptPicture: v.exactOptional(v.string()),
  type: v.picklist(EXPENSE_TYPES),
  date: recentDayTime,
  merchant: perRegion(text(60)),
  driverId: prefixedId('u'),
  vehicleId: prefixedId('v'),
  fleet: fleetName,
  status: v.literal('valid'),
  createdOn: recentDayTime,
  createdBy: v.nullable(prefixedId('[um]')),
  editedBy: v.nullable(prefixedId('[um]')),
  amount: numberBetween(0, 1000),
  details: v.strictObject({
    volume: numberBetween(0, 300),
    unitPrice: numberBetween(0, 20),
    odometerMi: integer(0, 500_000),
  }),
  description: v.picklist(EXPENSE_DESCRIPTIONS),
})

type ExpenseOutput = v.InferOutput<typeof ExpenseSchema>
export type ExpenseRow = Assignable<ExpenseOutput, Expense> & Assignable<Expense, ExpenseOutput>
