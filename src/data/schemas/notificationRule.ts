import * as v from 'valibot'
import type { NotificationRule } from '../../domain/notifications/notificationRule'
import { WEEKDAYS } from '../../domain/places/place'
import type { Assignable } from './assignable'
import { dayTime, idOf, localText, whole } from './fields'

const distance = v.strictObject({
  amount: whole(0, 1_000_000),
  unit: v.nullable(v.picklist(['mi', 'km'])),
})
const minuteOfDay = whole(0, 24 * 60 - 1)
const toggle = v.boolean()

/** One row of the customNotifications dataset. */
export const NotificationRuleSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'an id here is a number')),
  type: v.picklist([1, 3, 7, 8, 9, 10, 11, 12]),
  name: localText(80),
  allVehicles: v.boolean(),
  selectedVehicles: v.array(idOf('v')),
  sendToActive: v.boolean(),
  allManagers: v.boolean(),
  onlyMe: v.boolean(),
  selectedManagers: v.array(idOf('m')),
  speedConditions: v.strictObject({
    active: v.boolean(),
    fixed: v.strictObject({ speed: whole(1, 300), unit: v.picklist(['mph', 'km/h']) }),
    road: v.strictObject({ over: whole(0, 100), unit: v.picklist(['percent', 'mph', 'km/h']) }),
  }),
  maintenanceConditions: v.strictObject({
    mileage: v.strictObject({ enabled: v.boolean(), recurrance: distance, start: distance }),
    time: v.strictObject({
      enabled: v.boolean(),
      recurrance: v.strictObject({ amount: whole(1, 120), unit: v.picklist(['months', 'weeks']) }),
      start: dayTime,
    }),
  }),
  geofence: v.strictObject({
    days: v.strictObject(v.entriesFromList(WEEKDAYS, v.boolean())),
    time: v.strictObject({ allDay: v.boolean(), start: minuteOfDay, end: minuteOfDay }),
    trigger: v.strictObject({ enter: v.boolean(), exit: v.boolean() }),
    mapId: v.nullable(idOf('g')),
  }),
  lastTripRecorded: whole(1, 365),
  drivingLimit: v.strictObject({
    number: whole(1, 10_000),
    unit: v.picklist(['hours', 'miles', 'kilometers']),
    per: v.picklist(['day', 'week', 'month']),
    startOfWeek: v.picklist(WEEKDAYS),
  }),
  toggles: v.strictObject({
    brake: toggle,
    accel: toggle,
    seatbelt: toggle,
    fixedSpeed: toggle,
    roadSpeed: toggle,
  }),
  inApp: v.boolean(),
  email: v.boolean(),
  lastUpdated: dayTime,
})

type Output = v.InferOutput<typeof NotificationRuleSchema>
/** What the schema lets through: `NotificationRule`, held to it both ways by the compiler. */
export type NotificationRuleRow = Assignable<Output, NotificationRule> & Assignable<NotificationRule, Output>
