import type { AccountOverview } from '../../account/accountOverview'
import type { Invoice } from '../../account/invoice'
import type { FeedItem } from '../../notifications/feed'
import type { NotificationRule } from '../../notifications/notificationRule'
import type { AccountUser } from '../../people/accountUser'
import type { FleetUser } from '../../people/user'
import type { Expense } from '../../reports/expense'
import type { Report } from '../../reports/report'
import type { CameraEvent } from '../../trips/cameraEvent'
import type { Trip } from '../../trips/trip'
import type { TripPaths } from '../../trips/tripPath'
import type { Fleet } from '../../vehicle/fleet'
import type { Recall } from '../../vehicle/recall'
import type { Vehicle } from '../../vehicle/vehicle'
import type { VehicleDays } from '../../vehicle/vehicleDays'

/** The datasets that speak of the fleet's vehicles and people: those that a fleet of one's own has other rows of. */
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

/** Names of the datasets that are dealt; the account's own people stay and only tell which names are taken. */
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
