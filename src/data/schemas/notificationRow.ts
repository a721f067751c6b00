import * as v from 'valibot'
import {
  type EventSettings,
  FLEET_ACTIVITY_ROWS,
  type NotificationRow,
  SUBSCRIPTION_ROWS,
} from '#domain/notifications/notificationRow'
import type { Assignable } from './assignable'
import { localText } from './fields'

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
