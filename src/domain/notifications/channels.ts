import { type EventSettings, FLEET_ACTIVITY_ROWS, type NotificationRow } from './notificationRow'

/** Notification channels (docs/rules.md NS-01). */
export const CHANNELS = ['inApp', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

type Channels = Record<Channel, boolean>

/** The row with a channel toggled. */
export function withChannel<Row extends Channels>(row: Row, channel: Channel, on: boolean): Row {
  return { ...row, [channel]: on }
}

/** Whether any channel is on; a rule needs one, a row of the notification settings does not. */
export const hasChannel = ({ inApp, email }: Channels): boolean => inApp || email

/** Derives flags from rows: each is on while one of its row's channels is (docs/rules.md ES-00). */
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

/** Events with a flag but without a row; each has its own rules (docs/rules.md ES-01 to ES-03). */
export const EVENT_FLAGS = ['diagnostics', 'driverSpeeding', 'maintenanceReminder'] as const
export type EventFlag = (typeof EVENT_FLAGS)[number]
