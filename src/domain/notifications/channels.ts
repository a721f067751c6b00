import { type EventSettings, FLEET_ACTIVITY_ROWS, type NotificationRow } from './notificationRow'

/** Ways to tell somebody (docs/rules.md NS-01). */
export const CHANNELS = ['inApp', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

type Channels = Record<Channel, boolean>

/** The same with a channel switched. */
export function withChannel<Row extends Channels>(row: Row, channel: Channel, on: boolean): Row {
  return { ...row, [channel]: on }
}

/** Whether it still tells somebody; a rule must, a row of the notification settings need not. */
export const hasChannel = ({ inApp, email }: Channels): boolean => inApp || email

/** The flags that follow from the rows: each is on while one of its row's channels is (docs/rules.md ES-00). */
export function withFlagsOf(
  settings: EventSettings,
  rows: readonly Pick<NotificationRow, 'id' | Channel>[],
): EventSettings {
  return rows.reduce((flags, row) => withFlag(flags, row.id, hasChannel(row)), settings)
}

function withFlag(settings: EventSettings, id: NotificationRow['id'], on: boolean): EventSettings {
  return isFleetActivity(id)
    ? { ...settings, fleetActivity: { ...settings.fleetActivity, [id]: on } }
    : { ...settings, subscription: { ...settings.subscription, [id]: on } }
}

const isFleetActivity = (id: string): boolean => FLEET_ACTIVITY_ROWS.some((row) => row === id)

/** The events that have a flag and no row; each has rules of its own (docs/rules.md ES-01 to ES-03). */
export const EVENT_FLAGS = ['diagnostics', 'driverSpeeding', 'maintenanceReminder'] as const
export type EventFlag = (typeof EVENT_FLAGS)[number]
