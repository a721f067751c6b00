import type { AccountOverview } from '#domain/account/accountOverview'
import type { Invoice } from '#domain/account/invoice'
import type { FeedItem } from '#domain/notifications/feed'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import type { AccountUser } from '#domain/people/accountUser'
import type { FleetUser } from '#domain/people/user'
import type { Expense } from '#domain/reports/expense'
import type { Report } from '#domain/reports/report'
import type { CameraEvent } from '#domain/trips/cameraEvent'
import type { Trip } from '#domain/trips/trip'
import type { TripPaths } from '#domain/trips/tripPath'
import type { Fleet } from '#domain/vehicle/fleet'
import type { Recall } from '#domain/vehicle/recall'
import type { Vehicle } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'

/** The datasets about the fleet's vehicles and people, which an own fleet replaces. */
export interface FleetDatasets {
  vehicles: Vehicle[]
  users: FleetUser[]
  accounts: AccountUser[]
  fleets: Fleet[]
  accountOverviews: AccountOverview[]
  feedItems: FeedItem[]
  recalls: Recall[]
  customNotifications: NotificationRule[]
  reports: Report[]
  invoices: Invoice[]
  vehicleDays: VehicleDays[]
  trips: Trip[]
  cameraEvents: CameraEvent[]
  expenses: Expense[]
  pathsUs: TripPaths[]
  pathsCa: TripPaths[]
  pathsMx: TripPaths[]
}

/** Names of the datasets that are replaced; the account's own people are kept, so that their names are not reused. */
export const DEALT_DATASETS = [
  'vehicles',
  'users',
  'fleets',
  'accountOverviews',
  'feedItems',
  'recalls',
  'customNotifications',
  'reports',
  'invoices',
  'vehicleDays',
  'trips',
  'cameraEvents',
  'expenses',
  'pathsUs',
  'pathsCa',
  'pathsMx',
] as const satisfies readonly (keyof FleetDatasets)[]
