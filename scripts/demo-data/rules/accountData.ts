import type { AccountOverview } from '../../../src/domain/account/accountOverview'
import type { Billing, Invoice } from '../../../src/domain/account/invoice'
import type { UserSettings } from '../../../src/domain/account/userSettings'
import type { DealerTrip } from '../../../src/domain/dealer/dealerTrip'
import type { DealerVehicle } from '../../../src/domain/dealer/dealerVehicle'
import type { MapArea } from '../../../src/domain/geofence/areas'
import type { Geofence } from '../../../src/domain/geofence/geofence'
import type { Announcement } from '../../../src/domain/notifications/announcement'
import type { FeedItem } from '../../../src/domain/notifications/feed'
import type { EventSettings, NotificationRow } from '../../../src/domain/notifications/notificationRow'
import type { NotificationRule } from '../../../src/domain/notifications/notificationRule'
import type { Charger } from '../../../src/domain/places/charger'
import type { Place } from '../../../src/domain/places/place'
import type { Report } from '../../../src/domain/reports/report'
import type { Recall } from '../../../src/domain/vehicle/recall'

/** The rows of the dealer's datasets and of the account's. A subject is a line here. */
export interface AccountData {
  userSettings: UserSettings[]
  feedItems: FeedItem[]
  announcements: Announcement[]
  geofences: Geofence[]
  areas: MapArea[]
  recalls: Recall[]
  notificationRows: NotificationRow[]
  eventSettings: EventSettings[]
  customNotifications: NotificationRule[]
  reports: Report[]
  invoices: Invoice[]
  billing: Billing[]
  accountOverviews: AccountOverview[]
  places: Place[]
  chargers: Charger[]
  dealerVehicles: DealerVehicle[]
  dealerTrips: DealerTrip[]
}
