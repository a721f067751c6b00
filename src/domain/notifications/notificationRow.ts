import type { LocalText } from '#domain/base/localText'

/** Rows of the notification settings in two groups: the union of flags and rows (docs/decisions.md Q5). */
export const FLEET_ACTIVITY_ROWS = [
  'vehicleCheckInOut',
  'vehicleAddedRemoved',
  'newFleetMember',
  'managerDriverRemoved',
  'accountDetailsChanged',
  'billingAddressChanged',
  'automaticExpense',
  'servicesEnrolment',
] as const
export const SUBSCRIPTION_ROWS = [
  'subscriptionUpdates',
  'paymentMethodCaptured',
  'paymentMethodExpiration',
  'paymentConfirmation',
  'paymentFailure',
  'invoiceReady',
] as const
export type FleetActivityRow = (typeof FLEET_ACTIVITY_ROWS)[number]
export type SubscriptionRow = (typeof SUBSCRIPTION_ROWS)[number]

/** A line of the notification settings (docs/rules.md NR-00). */
export interface NotificationRow {
  /** Also the name of its flag in `EventSettings`. */
  id: FleetActivityRow | SubscriptionRow
  group: 'fleetActivity' | 'subscription'
  name: LocalText
  desc: LocalText
  inApp: boolean
  email: boolean
  showInFleet: boolean
  showInDealer: boolean
}

/** Enabled notification events (docs/rules.md ES-00); one row. A row's flag is on while one of its channels is. */
export interface EventSettings {
  id: 'events'
  diagnostics: boolean
  driverSpeeding: boolean
  maintenanceReminder: boolean
  fleetActivity: Record<FleetActivityRow, boolean>
  subscription: Record<SubscriptionRow, boolean>
}
