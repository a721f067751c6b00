import * as v from 'valibot'
import { SECTIONS } from '#domain/base/section'
import { DEALER_TAGS } from '#domain/dealer/dealerVehicle'
import { ANNOUNCEMENT_KINDS, type Announcement } from '#domain/notifications/announcement'
import {
  type EventSettings,
  FLEET_ACTIVITY_ROWS,
  type NotificationRow,
  SUBSCRIPTION_ROWS,
} from '#domain/notifications/notificationRow'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { type Bounds, keepsTo, RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { MAX_RULE_NAME } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { WEEKDAYS } from '#domain/places/place'
import { VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import type { Assignable } from './assignable'
import { dayTime, integer, localText, prefixedId } from './fields'

const within = (bounds: Bounds) =>
  v.pipe(
    v.number(),
    v.check((value) => keepsTo(value, bounds), 'a number is out of its bounds'),
  )
const distance = v.strictObject({
  amount: within(RULE_BOUNDS.mileage),
  unit: v.nullable(v.picklist(['mi', 'km'])),
})
const minuteOfDay = integer(0, 24 * 60 - 1)
const toggle = v.boolean()

const base = {
  id: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'an id here is a number')),
  section: v.picklist(SECTIONS),
  name: localText(MAX_RULE_NAME),
  allVehicles: v.boolean(),
  selectedVehicles: v.array(v.pipe(v.string(), v.regex(/^[vd]-[1-9]\d*$/, 'a vehicle id is v-N or d-N'))),
  selectedTags: v.array(v.picklist([...VEHICLE_TAGS, ...DEALER_TAGS])),
  sendToActive: v.boolean(),
  allManagers: v.boolean(),
  onlyMe: v.boolean(),
  selectedManagers: v.array(v.pipe(v.string(), v.regex(/^[ma]-[1-9]\d*$/, 'a manager id is m-N or a-N'))),
  inApp: v.boolean(),
  email: v.boolean(),
  lastUpdated: dayTime,
}

const diagnosticConditions = v.strictObject({ oil: toggle, tires: toggle, fuel: toggle, charge: toggle })
const speedConditions = v.strictObject({
  active: v.boolean(),
  fixed: v.strictObject({ speed: within(RULE_BOUNDS.fixedSpeed), unit: v.picklist(['mph', 'km/h']) }),
  road: v.strictObject({
    over: within(RULE_BOUNDS.roadMargin),
    unit: v.picklist(['percent', 'mph', 'km/h']),
  }),
})
const maintenanceConditions = v.strictObject({
  mileage: v.strictObject({ enabled: v.boolean(), recurrance: distance, start: distance }),
  time: v.strictObject({
    enabled: v.boolean(),
    recurrance: v.strictObject({
      amount: within(RULE_BOUNDS.timeInterval),
      unit: v.picklist(['months', 'weeks']),
    }),
    start: dayTime,
  }),
})
const geofence = v.strictObject({
  days: v.strictObject(v.entriesFromList(WEEKDAYS, v.boolean())),
  time: v.strictObject({ allDay: v.boolean(), start: minuteOfDay, end: minuteOfDay }),
  trigger: v.strictObject({ enter: v.boolean(), exit: v.boolean() }),
  mapId: v.nullable(prefixedId('g')),
})
const lastTripRecorded = within(RULE_BOUNDS.idleDays)
const drivingLimit = v.strictObject({
  number: within(RULE_BOUNDS.drivingLimit),
  unit: v.picklist(['hours', 'miles', 'kilometers']),
  per: v.picklist(['day', 'week', 'month']),
  startOfWeek: v.picklist(WEEKDAYS),
})
const toggles = v.strictObject({
  brake: toggle,
  accel: toggle,
  seatbelt: toggle,
  fixedSpeed: toggle,
  roadSpeed: toggle,
})

/** Every row may also have the conditions of the other types; they must be valid. */
const carried = {
  diagnosticConditions: v.exactOptional(diagnosticConditions),
  speedConditions: v.exactOptional(speedConditions),
  maintenanceConditions: v.exactOptional(maintenanceConditions),
  geofence: v.exactOptional(geofence),
  lastTripRecorded: v.exactOptional(lastTripRecorded),
  drivingLimit: v.exactOptional(drivingLimit),
  toggles: v.exactOptional(toggles),
}
const any = { ...base, ...carried }
const { diagnostics, maintenanceReminder, driverBehavior, locationMasking } = RULE_TYPES
const { vehicleUtilization, offHours, drivingLimit: limit } = RULE_TYPES

/** One row of the customNotifications dataset, with the required conditions of its type. */
export const NotificationRuleSchema = v.variant('type', [
  v.strictObject({ ...any, type: v.literal(diagnostics), diagnosticConditions }),
  v.strictObject({ ...any, type: v.literal(maintenanceReminder), maintenanceConditions }),
  v.strictObject({ ...any, type: v.literal(driverBehavior), speedConditions, toggles }),
  v.strictObject({ ...any, type: v.literal(RULE_TYPES.geofence), geofence }),
  v.strictObject({ ...any, type: v.literal(locationMasking) }),
  v.strictObject({ ...any, type: v.literal(vehicleUtilization), lastTripRecorded }),
  v.strictObject({ ...any, type: v.literal(offHours), geofence }),
  v.strictObject({ ...any, type: v.literal(limit), drivingLimit }),
])

type NotificationRuleOutput = v.InferOutput<typeof NotificationRuleSchema>
export type NotificationRuleRow = Assignable<NotificationRuleOutput, NotificationRule> &
  Assignable<NotificationRule, NotificationRuleOutput>

export const NotificationRowSchema = v.strictObject({
  id: v.picklist([...FLEET_ACTIVITY_ROWS, ...SUBSCRIPTION_ROWS]),
  group: v.picklist(['fleetActivity', 'subscription']),
  name: localText(80),
  desc: localText(200),
  inApp: v.boolean(),
  email: v.boolean(),
  showInFleet: v.boolean(),
  showInDealer: v.boolean(),
})

type Row = v.InferOutput<typeof NotificationRowSchema>
export type NotificationRowRow = Assignable<Row, NotificationRow> & Assignable<NotificationRow, Row>

export const EventSettingsSchema = v.strictObject({
  id: v.literal('events'),
  diagnostics: v.boolean(),
  driverSpeeding: v.boolean(),
  maintenanceReminder: v.boolean(),
  fleetActivity: v.strictObject(v.entriesFromList(FLEET_ACTIVITY_ROWS, v.boolean())),
  subscription: v.strictObject(v.entriesFromList(SUBSCRIPTION_ROWS, v.boolean())),
})

type Settings = v.InferOutput<typeof EventSettingsSchema>
export type EventSettingsRow = Assignable<Settings, EventSettings> & Assignable<EventSettings, Settings>

export const AnnouncementSchema = v.strictObject({
  id: prefixedId('n'),
  kind: v.picklist(ANNOUNCEMENT_KINDS),
  title: localText(90),
  body: localText(400),
  publishedAt: dayTime,
  link: v.nullable(v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]*$/, 'not an address inside the app'))),
  showInFleet: v.boolean(),
  showInDealer: v.boolean(),
})

type AnnouncementOutput = v.InferOutput<typeof AnnouncementSchema>
export type AnnouncementRow = Assignable<AnnouncementOutput, Announcement> &
  Assignable<Announcement, AnnouncementOutput>
