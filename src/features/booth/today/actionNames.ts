import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WaypointName } from '#domain/tour/waypoints'

/** Labels of navigation items by their reported names (docs/outbox.md O4). */
export const ACTION_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  Home: msg`Home`,
  Map: msg`Map`,
  Vehicles: msg`Vehicles`,
  Performance: msg`Performance`,
  Reports: msg`Reports`,
  Expenses: msg`Expenses`,
  Fleets: msg`Fleets`,
  Users: msg`Users`,
  Notifications: msg`Notifications`,
  Settings: msg`Settings`,
  Subscriptions: msg`Subscriptions`,
  'Add-on Solutions': msg`Add-on Solutions`,
}

/** The hints of the guided tour by the names of their waypoints. */
export const WAYPOINT_NAMES: Readonly<Record<WaypointName, MessageDescriptor>> = {
  bell: msg`Notifications`,
  'bell-settings': msg`Notification settings`,
  search: msg`Vehicle search`,
  health: msg`Vehicle snapshot`,
  recalls: msg`Recalls`,
  behavior: msg`Driver behavior`,
  'map-tabs': msg`Map tabs`,
  'map-filter': msg`Map filter`,
  'vehicle-detail': msg`Vehicle overview`,
  remote: msg`Remote commands`,
  trips: msg`Trip history`,
  'driver-score': msg`Driver score`,
  users: msg`Users`,
  performance: msg`Performance measures`,
  cameras: msg`Camera statuses`,
  reports: msg`New report`,
  expenses: msg`Expenses`,
  fleets: msg`Fleets`,
  'notification-categories': msg`Notification rules`,
  'add-ons': msg`Add-on Solutions`,
}
