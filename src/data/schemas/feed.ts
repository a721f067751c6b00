import * as v from 'valibot'
import { SECTIONS } from '#domain/base/section'
import { LOTS } from '#domain/dealer/lot'
import { MAX_FENCE_NAME } from '#domain/geofence/geofence'
import type { FeedItem } from '#domain/notifications/feed'
import { FIRING_REASONS } from '#domain/notifications/firing/firing'
import { MAX_RULE_NAME } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { MAX_REPORT_NAME, REPORT_TYPES } from '#domain/reports/report'
import { RECALL_TYPES } from '#domain/vehicle/recall'
import type { Assignable } from './assignable'
import { integer, localText, minutesAgo, numberBetween, percent, perRegion, prefixedId, text } from './fields'

const times = integer(0, 99)
/** A visit may last up to a day. */
const MINUTES_OF_A_VISIT = 24 * 60

const event = v.variant('kind', [
  v.strictObject({
    kind: v.literal('trip'),
    tripId: text(40),
    info: v.strictObject({
      score: percent,
      distanceMi: numberBetween(0, 600),
      totalMinutes: numberBetween(0, 900),
      idleMinutes: numberBetween(0, 900),
    }),
    breakdown: v.strictObject({
      hardBrake: times,
      hardAcceleration: times,
      roadSpeeding: times,
      speedingOver80: times,
    }),
  }),
  v.strictObject({ kind: v.literal('oil'), oilLife: percent }),
  v.strictObject({
    kind: v.literal('tire'),
    wheel: v.picklist(['frontLeft', 'frontRight', 'rearLeft', 'rearRight']),
    pressurePsi: integer(0, 80),
    recommendedPsi: integer(20, 80),
  }),
  v.strictObject({
    kind: v.literal('charging'),
    state: v.picklist(['started', 'completed', 'interrupted']),
    chargePercent: percent,
  }),
  v.strictObject({ kind: v.literal('cameraOn') }),
  v.strictObject({ kind: v.literal('cameraOff') }),
  v.strictObject({ kind: v.literal('speeding'), limitMph: integer(5, 85), percent: integer(1, 100) }),
  v.strictObject({
    kind: v.literal('other'),
    title: v.picklist(['Enable Vehicle', 'Disable Vehicle']),
    category: v.literal('Remote Commands'),
  }),
  v.strictObject({ kind: v.literal('onboarding'), change: v.picklist(['enrolled', 'removed']) }),
  v.strictObject({ kind: v.literal('checkInCheckOut'), direction: v.picklist(['in', 'out']) }),
  v.strictObject({
    kind: v.literal('reminder'),
    task: v.picklist(['tireRotation', 'oilChange', 'inspection']),
  }),
  v.strictObject({ kind: v.literal('lowFuel'), fuelPercent: percent }),
  v.strictObject({
    kind: v.literal('geofence'),
    trigger: v.picklist(['enter', 'exit']),
    geofenceId: prefixedId('g'),
    area: perRegion(text(MAX_FENCE_NAME)),
  }),
  v.strictObject({
    kind: v.literal('lot'),
    trigger: v.picklist(['enter', 'exit']),
    lot: v.picklist(LOTS),
  }),
  v.strictObject({ kind: v.literal('locationMasking'), enabled: v.boolean() }),
  v.strictObject({ kind: v.literal('offHours') }),
  v.strictObject({ kind: v.literal('recall'), recallId: prefixedId('r'), type: v.picklist(RECALL_TYPES) }),
  v.strictObject({
    kind: v.literal('rule'),
    ruleId: v.nullable(text(10)),
    ruleType: v.picklist(Object.values(RULE_TYPES)),
    name: text(MAX_RULE_NAME),
    reason: v.picklist(FIRING_REASONS),
    isTest: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal('report'),
    reportId: prefixedId('rp'),
    run: integer(1, 10_000),
    type: v.picklist(REPORT_TYPES),
    name: v.nullable(localText(MAX_REPORT_NAME)),
  }),
  v.strictObject({
    kind: v.literal('adas'),
    alert: v.picklist(['forwardCollision', 'laneDeparture', 'automaticBraking']),
  }),
])

export const FeedItemSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[fd]f-[1-9]\d*$/, 'an id of the feed is ff-N or df-N')),
  section: v.picklist(SECTIONS),
  vehicleId: v.pipe(v.string(), v.regex(/^[vd]-[1-9]\d*$/, 'a vehicle id is v-N or d-N')),
  vehicle: text(80),
  driverId: v.nullable(prefixedId('u')),
  driver: v.nullable(text(80)),
  minutesAgo: v.union([minutesAgo, numberBetween(-MINUTES_OF_A_VISIT, 0)]),
  event,
})

type Output = v.InferOutput<typeof FeedItemSchema>
export type FeedItemRow = Assignable<Output, FeedItem> & Assignable<FeedItem, Output>
