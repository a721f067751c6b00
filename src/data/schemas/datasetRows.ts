import type { AccountUser } from '../../domain/account/account'
import type { AccountOverview } from '../../domain/account/accountOverview'
import type { Billing, Invoice } from '../../domain/account/invoice'
import type { UserSettings } from '../../domain/account/userSettings'
import type { DealerTrip } from '../../domain/dealer/dealerTrip'
import type { DealerVehicle } from '../../domain/dealer/dealerVehicle'
import type { MapArea } from '../../domain/geofence/areas'
import type { Geofence } from '../../domain/geofence/geofence'
import type { Announcement } from '../../domain/notifications/announcement'
import type { FeedItem } from '../../domain/notifications/feed'
import type { EventSettings, NotificationRow } from '../../domain/notifications/notificationRow'
import type { NotificationRule } from '../../domain/notifications/notificationRule'
import type { FleetUser } from '../../domain/people/user'
import type { Charger } from '../../domain/places/charger'
import type { Place } from '../../domain/places/place'
import type { Expense } from '../../domain/reports/expense'
import type { Report } from '../../domain/reports/report'
import type { CameraEvent } from '../../domain/trips/cameraEvent'
import type { Trip } from '../../domain/trips/trip'
import type { TripPaths } from '../../domain/trips/tripPath'
import type { Fleet } from '../../domain/vehicle/fleet'
import type { Recall } from '../../domain/vehicle/recall'
import type { Vehicle } from '../../domain/vehicle/vehicle'
import type { VehicleDays } from '../../domain/vehicle/vehicleDays'

/** What a row of each dataset is. */
export interface DatasetRows {
  vehicles: Vehicle
  users: FleetUser
  accounts: AccountUser
  fleets: Fleet
  userSettings: UserSettings
  feedItems: FeedItem
  announcements: Announcement
  geofences: Geofence
  recalls: Recall
  notificationRows: NotificationRow
  eventSettings: EventSettings
  customNotifications: NotificationRule
  reports: Report
  invoices: Invoice
  billing: Billing
  accountOverviews: AccountOverview
  places: Place
  chargers: Charger
  areas: MapArea
  dealerVehicles: DealerVehicle
  dealerTrips: DealerTrip
  vehicleDays: VehicleDays
  trips: Trip
  cameraEvents: CameraEvent
  expenses: Expense
  pathsUs: TripPaths
  pathsCa: TripPaths
  pathsMx: TripPaths
}
