import type { WaypointName } from './waypoints'

/** English names of the hints, for what has no catalogs: the metrics page and drivers of tests. */
export const HINT_NAMES: Readonly<Record<WaypointName, string>> = {
  bell: 'Notifications',
  'bell-settings': 'Notification settings',
  search: 'Vehicle search',
  health: 'Vehicle snapshot',
  recalls: 'Recalls',
  behavior: 'Driver behavior',
  'map-tabs': 'Map tabs',
  'map-filter': 'Map filter',
  'vehicle-detail': 'Vehicle overview',
  remote: 'Remote commands',
  trips: 'Trip history',
  'driver-score': 'Driver score',
  users: 'Users',
  performance: 'Performance measures',
  cameras: 'Camera statuses',
  reports: 'New report',
  expenses: 'Expenses',
  fleets: 'Fleets',
  'notification-categories': 'Notification rules',
  'add-ons': 'Add-on Solutions',
}
